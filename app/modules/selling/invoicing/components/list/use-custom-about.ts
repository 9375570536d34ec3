import { useAbout } from '#app/shell/register/about.ts'
import { type CustomFields, withCustomFields } from '#app/shell/register/custom/custom-extra.ts'
import { customLiterals } from '#app/shell/register/custom/custom-fields.ts'

/** What the list of invoices knows of the fields that the firm added, with the labels it wrote. */
export function useCustomAbout(custom: CustomFields | undefined) {
  const named = { name: 'invoicing', literals: customLiterals(custom?.fields ?? []) }
  return useAbout(named, withCustomFields(undefined, custom))
}
