import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import type { CustomFields } from '#app/shell/register/custom/custom-extra.ts'
import { loadCustomFields } from '#app/shell/register/custom/load-fields.ts'
import {
  customDecimals,
  editableFields,
  withCustomAmounts,
} from '#app/shell/register/custom/typed-custom.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { getFormat } from '#app/shell/visit.server.ts'

/** The fields that the firm added to payments; undefined where there are none. */
export function loadPaymentFields(access: FirmAccess): Promise<CustomFields | undefined> {
  return loadCustomFields(access, { recordKind: 'payment' })
}

/**
 * A posted form of a payment, what it says in added fields as the contract wants it.
 * @param decimals paths of its own where numbers are typed as the language writes them
 */
export async function readPaymentForm(
  args: Args,
  access: FirmAccess,
  decimals: readonly string[],
): Promise<Form> {
  const [custom, { locale }] = await Promise.all([loadPaymentFields(access), getFormat(args)])
  const all = [...decimals, ...customDecimals(custom)]
  const form = await readForm(args.request, { decimals: all, locale })
  const { baseCurrency } = access.firm
  return { ...form, data: withCustomAmounts(form.data, editableFields(custom), baseCurrency) }
}
