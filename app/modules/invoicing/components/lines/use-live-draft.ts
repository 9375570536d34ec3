import { type RefObject, useEffect } from 'react'
import { useShared } from '#app/islands/use-shared.ts'
import type { DraftLine } from '../../draft/draft.ts'
import { draftState, keyed, markSaved, startDraft, updateDraft } from '../../state/draft.state.ts'
import { frameIn, linesIn } from './read-inputs.ts'

/**
 * Follows the form around an island: reads its inputs into the shared draft when the island wakes
 * and at every change, and asks before a page with unsaved work is left.
 */
export function useLiveDraft(
  root: RefObject<HTMLElement>,
  sent: readonly DraftLine[],
  isUnsaved: boolean,
) {
  const live = useShared(draftState)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an island's props never change
  useEffect(() => {
    const form = root.current?.closest('form')
    if (!form) return
    const read = () => new FormData(form)
    startDraft(linesIn(read(), keyed(sent)), frameIn(read()), isUnsaved)
    const follow = () => updateDraft(linesIn(read(), draftState.lines), frameIn(read()))
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
