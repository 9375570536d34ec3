import { type RefObject, useEffect } from 'react'
import { changedControls } from '#app/islands/early-input.client.ts'
import { useShared } from '#app/islands/use-shared.ts'
import type { DraftLine } from '../draft/draft.ts'
import { findKeptDraft, keepDraft, leaveKeptDraft } from '../live/kept-draft.ts'
import { offerKept, restoreDraft } from '../live/restore-draft.ts'
import { draftState, keyed, markSaved, startDraft, updateDraft } from '../state/draft.state.ts'
import { frameIn, linesIn } from './read-inputs.ts'

type Followed = {
  /** As the server sent them. */
  lines: readonly DraftLine[]
  boxes: readonly { name: string }[]
  isUnsaved: boolean
}

/**
 * Follows the form around an island: reads its inputs into the shared draft when the island is hydrated
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
    const isTyped = changedControls(form).length > 0
    startDraft(linesIn(read(), keyed(sent), names), frameIn(read()), isUnsaved || isTyped)
    const follow = () => {
      updateDraft(linesIn(read(), draftState.lines, names), frameIn(read()))
      keepDraft(form, draftState.lines, draftState.party)
    }
    const kept = isUnsaved ? undefined : findKeptDraft(form)
    if (kept) restoreDraft(form, kept)
    else if (!isUnsaved) void offerKept(form)
    const leave = () => {
      markSaved()
      leaveKeptDraft()
    }
    const warn = (event: BeforeUnloadEvent) => {
      if (draftState.isChanged) event.preventDefault()
    }
    form.addEventListener('input', follow)
    form.addEventListener('submit', leave)
    window.addEventListener('beforeunload', warn)
    return () => {
      form.removeEventListener('input', follow)
      form.removeEventListener('submit', leave)
      window.removeEventListener('beforeunload', warn)
    }
  }, [])
  // Lines are added, moved and taken away without an input of the form.
  useEffect(() => {
    const form = root.current?.closest('form')
    if (form && live.isLive && live.isChanged) keepDraft(form, draftState.lines, draftState.party)
  })
  return live
}
