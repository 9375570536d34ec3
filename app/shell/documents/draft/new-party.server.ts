import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import { requirePermission } from '#app/shell/session/session.server.ts'
import { PartyInput, partiesContract } from '#contract/firm/parties.ts'

import type { Draft } from './draft.ts'
import type { EditRequest, EditStep } from './edit-step.server.ts'
import { takeTermsOf } from './take-party.server.ts'

/** Names of the fields of a new party, as the editor and the contract call them. */
const fields = ['name', 'email', 'vatId', 'street', 'postcode', 'city', 'country'] as const

/** Makes the party that was typed into the editor and takes it, with its terms. */
export async function newParty(request: EditRequest, draft: Draft): Promise<EditStep> {
  const { editor, access, form, choices } = request
  requirePermission(access, 'party:edit')
  const at = (name: string) => textAt(form.values, `newParty.${name}`).trim()
  const [name, email, vatId, street, postcode, city, country] = fields.map(at)
  const typed = {
    ...form,
    data: {
      roles: [editor.kind.party.role],
      name: name ?? '',
      email: email ?? '',
      vatId: vatId ?? '',
      address: {
        street: street ?? '',
        postcode: postcode ?? '',
        city: city ?? '',
        country: country ?? '',
      },
      language: choices.firm.language,
      currency: choices.firm.baseCurrency,
    },
  }
  const { value, refusal } = parseForm(PartyInput, typed)
  if (refusal) return { draft, refusal: atFields(refusal) }
  const { firmId } = access.firm
  const made = await attempt(form, () => access.call(partiesContract.create, { ...value, firmId }))
  if (made.refusal) return { draft, refusal: atFields(made.refusal) }
  const taken = await takeTermsOf(request, { ...draft, partyId: made.value.id }, made.value)
  return { draft: taken, goesOnAtLines: true }
}

/** Problems at the fields of the editor. */
function atFields(refusal: Refusal): Refusal {
  const problems = Object.entries(refusal.problems).map(([path, problem]) => {
    const name = path.replace(/^address\./, '')
    return [path === '' ? '' : `newParty.${name}`, problem] as const
  })
  return { ...refusal, problems: Object.fromEntries(problems) }
}
