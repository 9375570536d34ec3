import { useEffect, useRef, useState } from 'react'
import { changedControls } from '#app/islands/early-input.client.ts'
import { fillText } from '#app/islands/texts.ts'

export type DraftKeeperProps = {
  formId: string
  /** Where what is typed goes, and the draft's id where there is one. */
  keepPath: string
  draftId?: string
  /** Where the form goes once there is a draft; `{id}` stands for it. */
  draftPath: string
  language: string
  timeZone: string
  texts: Record<'draft.kept' | 'draft.notKept', string>
}

const waitMs = 2_000
/** A save that got no answer must not hold back the button that was pressed meanwhile. */
const patienceMs = 20_000
const fields = ['to', 'cc', 'bcc', 'subject', 'text', 'isRich', 'mailboxId'] as const

/** Keeps a mail while it is written, two seconds after the last change, and says when it did. */
export default function DraftKeeper(props: DraftKeeperProps) {
  const { formId, keepPath, draftPath, language, timeZone, texts } = props
  const [words, setWords] = useState('')
  const draftId = useRef(props.draftId)

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // One at a time: a second save before the first one's answer would make a second draft.
    let running: Promise<void> | undefined
    let isLeaving = false
    const onInput = () => {
      clearTimeout(timer)
      timer = setTimeout(start, waitMs)
    }
    const start = () => {
      const own = (running ?? Promise.resolve())
        .then(() => keep(form))
        .finally(() => {
          // A form ignores a request to submit it while a submit event of its own is being handled.
          if (running === own) running = undefined
        })
      running = own
    }
    const onSubmit = (event: SubmitEvent) => {
      clearTimeout(timer)
      if (isLeaving || !running) return
      // Sent to the draft that the save makes, not beside it.
      event.preventDefault()
      const button = event.submitter
      void running.then(() => {
        isLeaving = true
        form.requestSubmit(button)
      })
    }
    form.addEventListener('input', onInput)
    form.addEventListener('submit', onSubmit)
    // Typed before this listened.
    if (changedControls(form).length > 0) onInput()
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', onInput)
      form.removeEventListener('submit', onSubmit)
    }

    async function keep(from: HTMLFormElement): Promise<void> {
      const typed = new FormData(from)
      const body = new URLSearchParams()
      for (const name of fields) body.set(name, String(typed.get(name) ?? ''))
      if (draftId.current) body.set('draftId', draftId.current)
      const kept = await send(keepPath, body)
      if (!kept) return setWords(texts['draft.notKept'])
      draftId.current = kept.id
      // It stays with the mailbox that it was begun in.
      from.querySelector('select[name="mailboxId"]')?.setAttribute('disabled', '')
      from.action = draftPath.replace('{id}', kept.id)
      const at = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone })
      setWords(fillText(texts['draft.kept'], { at: at.format(new Date()) }))
    }
  }, [formId, keepPath, draftPath, language, timeZone, texts])

  return <output aria-live="polite">{words}</output>
}

async function send(path: string, body: URLSearchParams): Promise<{ id: string } | undefined> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await fetch(path, { method: 'POST', body, redirect: 'manual', signal })
    const kept: unknown = answer.ok ? await answer.json() : undefined
    const isKept = typeof kept === 'object' && kept !== null && 'id' in kept
    return isKept ? { id: String(kept.id) } : undefined
  } catch {
    return undefined
  }
}
