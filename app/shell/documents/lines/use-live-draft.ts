import { type RefObject, useEffect } from 'react'
import { useShared } from '#app/islands/use-shared.ts'
import type { DraftLine } from '../draft/draft.ts'
import { draftState, keyed, markSaved, startDraft, updateDraft } from '../state/draft.state.ts'
import { frameIn, linesIn } from './read-inputs.ts'

type Followed = {
  /** As the server sent them. */
  lines: readonly DraftLine[]
  boxes: readonly { name: string }[]
  isUnsaved: boolean
}

/**
 * Follows the form around an island: reads its inputs into the shared draft when the island wakes
 * and at every change, and asks before a page with unsaved work is left.
 */
export function useLiveDraft(
  root: RefObject<HTMLElement>,
  { lines: sent, boxes, isUnsaved }: Followed,
) {
  const live = useShared(draftState)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an island's props never change
  useEffect(() => {
    const form = root.current?.closest('form')
    if (!form) return
    const read = () => new FormData(form)
    const names = boxes.map(({ name }) => name)
    startDraft(linesIn(read(), keyed(sent), names), frameIn(read()), isUnsaved)
    const follow = () => updateDraft(linesIn(read(), draftState.lines, names), frameIn(read()))
    const warn = (event: BeforeUnloadEvent) => {
      if (draftState.isChanged) event.preventDefault()
    }
    form.addEventListener('input', follow)
    form.addEventListener('submit', markSaved)
    window.addEventListener('beforeunload', warn)
    return () => {
      form.removeEventListener('input', follow)
      form.removeEventListener('submit', markSaved)
      window.removeEventListener('beforeunload', warn)
    }
  }, [])
  return live
}
