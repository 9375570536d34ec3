import { readTypedAmount } from '#app/shell/form/read-amount.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { CashAssumption } from '#contract/money/cash-line.ts'

/** What somebody supposes, as it is typed into the address by the form of the page. */
export type TypedAssumption = {
  delayDays: string
  amount: string
  direction: string
  extraOn: string
}

/** Reads what is supposed; what cannot be read is said, and not supposed. */
export function readAssumption(
  { url }: Pick<Request, 'url'>,
  currency: string,
  locale: string,
): { typed: TypedAssumption; assumption: CashAssumption; problems: FieldProblems } {
  const given = new URL(url).searchParams
  const at = (name: string) => given.get(name)?.trim() ?? ''
  const typed = {
    delayDays: at('delayDays'),
    amount: at('amount'),
    direction: at('direction') === 'in' ? 'in' : 'out',
    extraOn: at('extraOn'),
  }
  const problems: FieldProblems = {}
  const amount = typed.amount === '' ? 0 : readTypedAmount(typed.amount, currency, locale)
  if (amount === undefined || amount < 0) problems.amount = { key: 'invalidNumber' }
  const delay = CashAssumption.shape.delayDays.safeParse(typed.delayDays || 0)
  if (!delay.success) problems.delayDays = { key: 'invalidNumber' }
  const day = CashAssumption.shape.extraOn.safeParse(typed.extraOn || undefined)
  if (!day.success) problems.extraOn = { key: 'invalidDate' }
  const extra = Math.abs(problems.amount ? 0 : (amount ?? 0))
  return {
    typed,
    problems,
    assumption: {
      delayDays: delay.success ? delay.data : 0,
      extra: typed.direction === 'in' ? extra : 0 - extra,
      extraOn: day.success ? day.data : undefined,
    },
  }
}
