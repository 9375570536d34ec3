import { z } from 'zod'
import { divideRound, parseDecimal, scaleTo } from '../core/decimal.ts'
import { PercentText, wholeNumber } from '../core/fields.ts'
import { type Minor, minorFrom, unitsOf } from '../core/money.ts'

/** What a customer may keep of an invoice that is paid within so many days after its date, in percent. */
export const EarlyPayment = z.object({
  rate: PercentText.refine((text) => Number(text) > 0, 'required'),
  days: wholeNumber({ minimum: 0, maximum: 365 }),
})
export type EarlyPayment = z.infer<typeof EarlyPayment>

/** The discount on an amount, in minor units. */
export function earlyDiscount(amount: Minor, { rate }: Pick<EarlyPayment, 'rate'>): Minor {
  const decimal = parseDecimal(rate, { maxScale: 4 })
  if (!decimal) return 0
  return minorFrom(divideRound(unitsOf(amount) * scaleTo(decimal, 4), 1_000_000n))
}
