import { firmsContract } from '#contract/firm/firms.ts'
import { makeParty } from '../documents/parties/make-party.server.ts'
import { type Refusal, refuse } from '../form/parse-form.ts'
import type { Form } from '../form/read-form.ts'
import type { FirmAccess } from '../session/session.server.ts'
import type { AnyRegister } from './describe.ts'
import { fieldsOf } from './form-values.ts'

/**
 * The form again after its button of a new party was pressed: with the party's name in its field, or
 * with what is wrong. Undefined for any other button.
 * @throws AppError forbidden
 */
export async function newPartyStep(access: FirmAccess, register: AnyRegister, form: Form) {
  if (form.intent !== 'new-party') return undefined
  const field = fieldsOf(register).find((one) => one.kind === 'suggest' && one.makes !== undefined)
  if (field?.kind !== 'suggest' || field.makes === undefined) return undefined
  const { firmId, baseCurrency: currency } = access.firm
  const { language } = await access.call(firmsContract.get, { firmId })
  const made = await makeParty(access, form, { role: field.makes, language, currency })
  if (made.refusal) return refuse(made.refusal)
  const { newParty: _, ...values } = form.values
  const kept: Refusal = { values: { ...values, [field.name]: made.value.name }, problems: {} }
  return refuse(kept, 200)
}
