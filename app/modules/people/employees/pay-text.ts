import type { Format } from '#app/shell/format.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import { priceText } from '#app/shell/register/price-text.ts'
import type { EmployeeContractRow } from '#contract/people/employee-contracts.ts'

type Pay = Pick<EmployeeContractRow, 'pay' | 'payPer' | 'currency'>

/** What a contract pays, as a person reads it: "3,200.00 EUR a month". */
export function payText({ pay, payPer, currency }: Pay, t: Translate, { locale }: Format): string {
  return t(`payOf.${payPer}`, { pay: `${priceText(pay, { locale, currency })} ${currency}` })
}
