import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { type Parsed, parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import { type FirmAccess, requirePermission } from '#app/shell/session/session.server.ts'
import { type Party, PartyInput, type PartyRole, partiesContract } from '#contract/firm/parties.ts'

type Terms = { role: PartyRole; language: string; currency: string }

/**
 * Makes the party that was typed into `NewPartyFields` of a form; problems are at its fields.
 * @throws AppError forbidden
 */
export async function makeParty(
  access: FirmAccess,
  form: Form,
  { role, language, currency }: Terms,
): Promise<Parsed<Party>> {
  requirePermission(access, 'party:edit')
  const at = (name: string) => textAt(form.values, `newParty.${name}`).trim()
  const address = {
    street: at('street'),
    postcode: at('postcode'),
    city: at('city'),
    country: at('country'),
  }
  const data = { roles: [role], name: at('name'), email: at('email'), vatId: at('vatId'), address }
  const { value, refusal } = parseForm(PartyInput, form, { ...data, language, currency })
  if (refusal) return { refusal: atFields(refusal) }
  const { firmId } = access.firm
  const made = await attempt(form, () => access.call(partiesContract.create, { ...value, firmId }))
  return made.refusal ? { refusal: atFields(made.refusal) } : { value: made.value }
}

/** Problems at the fields that are asked about a new party. */
function atFields(refusal: Refusal): Refusal {
  const problems = Object.entries(refusal.problems).map(([path, problem]) => {
    const name = path.replace(/^address\./, '')
    return [path === '' ? '' : `newParty.${name}`, problem] as const
  })
  return { ...refusal, problems: Object.fromEntries(problems) }
}
