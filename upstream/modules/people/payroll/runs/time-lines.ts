import { timeValues } from '#contract/people/pay-components.ts'
import type { PayslipTime } from '#contract/people/payslips.ts'
import type { PayslipInput, PayslipLine } from '../payslip/payslip.ts'
import type { StoredRun } from './stored.ts'

const asksForTime = new RegExp(`\\b(${timeValues.join('|')})\\b`)
const asksForHours = /\bhours\b/

/** The month whose sheet a line's hours come from; null where it is not made of hours that were clocked. */
export function sheetMonthOf(
  { code, forPeriod }: PayslipLine,
  { month, components }: Pick<StoredRun, 'month' | 'components'>,
  input: PayslipInput | undefined,
): string | null {
  const component = components.find((one) => one.code === code)
  if (!component || !input?.sheet) return null
  const { formula } = component
  const hasHours = asksForHours.test(formula) && (input.sheet.hasHours || forPeriod !== undefined)
  return asksForTime.test(formula) || hasHours ? (forPeriod?.slice(0, 7) ?? month) : null
}

/** Hours as a payslip was calculated from them, without those that are none. */
export function timeOf(input: PayslipInput | undefined): PayslipTime | null {
  if (!input?.sheet) return null
  const values = input.segments.at(-1)?.values ?? {}
  const hours = timeValues.map((name) => ({ name, hours: values[name] ?? '0' }))
  return { state: input.sheet.state, hours: hours.filter((one) => one.hours !== '0') }
}
