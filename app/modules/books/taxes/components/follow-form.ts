import { textAt } from '#app/shell/form/form-tree.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { TaxRateDetail } from '#contract/books/taxes.ts'
import { followingCode, followingNames } from './proposed-code.ts'

/** The sent form of a rate that replaces another, with the code and the names that were left empty. */
export function followTaxForm(
  form: Form,
  code: string,
  country: string,
  rates: readonly TaxRateDetail[],
): Form {
  const { data } = form
  const before = rates.find((rate) => rate.code === code)
  const rate = textAt(data, 'rate')
  if (!before || rate === '') return form
  const taken = new Set(rates.map((one) => one.code))
  const newCode = textAt(data, 'newCode') || followingCode(before, rate, country, taken)
  const isNamed = Object.keys(before.name).some((language) => textAt(data, `name.${language}`))
  const name = isNamed ? data.name : followingNames(before, rate)
  return { ...form, data: { ...data, newCode, ...(name && { name }) } }
}
