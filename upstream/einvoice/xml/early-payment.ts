import type { EarlyPayment } from '../model.ts'
import { find, textOf } from './find.ts'
import type { XmlElement } from './read-tree.ts'
import { decimal } from './values.ts'

/** Where a syntax says what paying early saves: paths below the terms of payment. */
type Places = { rate: string; period: string; base?: string }

/** What terms of payment grant in figures: those with a percentage, whose period is counted in days. */
export function earlyPaymentIn(
  terms: readonly XmlElement[],
  { rate, period, base }: Places,
): { earlyPayment?: EarlyPayment[] } {
  const earlyPayment = terms.flatMap((one) => {
    const measure = find(one, period)
    const isDays = ['DAY', ''].includes(measure?.attributes.unitCode ?? '')
    const saved = decimal(one, rate)
    if (saved === '' || !isDays) return []
    return [{ rate: saved, days: textOf(measure), base: base ? decimal(one, base) : '' }]
  })
  return earlyPayment.length > 0 ? { earlyPayment } : {}
}
