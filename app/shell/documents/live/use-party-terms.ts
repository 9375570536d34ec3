import { type RefObject, useEffect, useState } from 'react'
import { draftState } from '../state/draft.state.ts'
import { type ChangedField, changedFields, fillFields } from './changed-fields.ts'
import { onPartyChosen } from './events.ts'
import { postEditor, replacePart } from './post-editor.ts'

export type TakenTerms = { party: string; fields: ChangedField[] }

/**
 * Takes over language, terms, currency and tax of a party as soon as it is chosen, and keeps what
 * was there before, so that one click brings it back.
 */
export function usePartyTerms(root: RefObject<HTMLElement>) {
  const [taken, setTaken] = useState<TakenTerms>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows one form for as long as it lives
  useEffect(() => {
    const form = root.current?.closest('form')
    if (!form) return
    let flight: AbortController | undefined
    const stop = onPartyChosen(form, async () => {
      flight?.abort()
      flight = new AbortController()
      const answer = await postEditor(form, 'party', flight.signal)
      if (!answer?.ok) return
      const fields = changedFields(form, answer.page)
      replacePart(form, answer.page, 'card')
      replacePart(form, answer.page, 'preview')
      fillFields(form, valuesOf(fields, 'after'))
      const hint = 'exchangeRate-note'
      const note = answer.page.getElementById(hint)?.textContent
      const shown = document.getElementById(hint)
      if (shown && note) shown.textContent = note
      setTaken({ party: draftState.party?.name ?? '', fields })
    })
    return () => {
      flight?.abort()
      stop()
    }
  }, [])

  function undo() {
    const form = root.current?.closest('form')
    if (!form || !taken) return
    fillFields(form, valuesOf(taken.fields, 'before'))
    setTaken(undefined)
  }

  return { taken, undo, close: () => setTaken(undefined) }
}

function valuesOf(fields: readonly ChangedField[], which: 'before' | 'after') {
  return fields.map((field) => ({ name: field.name, value: field[which] }))
}
