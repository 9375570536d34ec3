import { makeParty } from '../parties/make-party.server.ts'
import type { Draft } from './draft.ts'
import type { EditRequest, EditStep } from './edit-step.server.ts'
import { takeTermsOf } from './take-party.server.ts'

/** Makes the party that was typed into the editor and takes it, with its terms. */
export async function newParty(request: EditRequest, draft: Draft): Promise<EditStep> {
  const { editor, access, form, choices } = request
  const made = await makeParty(access, form, {
    role: editor.kind.party.role,
    language: choices.firm.language,
    currency: choices.firm.baseCurrency,
  })
  if (made.refusal) return { draft, refusal: made.refusal }
  const taken = await takeTermsOf(request, { ...draft, partyId: made.value.id }, made.value)
  return { draft: taken, goesOnAtLines: true }
}
