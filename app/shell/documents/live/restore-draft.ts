import { chooseParty, draftState, replaceLines } from '../state/draft.state.ts'
import { fillFields } from './changed-fields.ts'
import { findKeptOnServer, type KeptDraft } from './kept-draft.ts'

/** Puts back what was typed before the page was loaded again. */
export function restoreDraft(form: HTMLFormElement, { fields, lines, party }: KeptDraft): void {
  // The lines last: filling fields reads those that still stand in the form.
  fillFields(form, fields)
  if (party) chooseParty(party)
  replaceLines(lines)
  draftState.offered = undefined
  draftState.isRestored = true
}

/** Offers what the server keeps of an earlier visit; nothing is put back unasked. */
export async function offerKept(form: HTMLFormElement): Promise<void> {
  const found = await findKeptOnServer(form)
  if (found) draftState.offered = { at: found.at, content: JSON.stringify(found.kept) }
}
