import type { ElectronicInvoice } from '../model.ts'
import { type Broken, broken } from './broken.ts'
import { categoryRules } from './categories.ts'
import { codeRules } from './codes.ts'
import { presenceRules } from './presence.ts'
import { profileRules } from './profiles.ts'
import type { PriceWay, Rule } from './rule.ts'
import { sumRules } from './sums.ts'

const rules: Rule[] = [...presenceRules, ...sumRules, ...categoryRules, ...codeRules]

/**
 * The rules of EN 16931 and of the document's profile that it breaks, each once, or once for each
 * line it is about, counted from 1.
 */
export function brokenRules(
  invoice: ElectronicInvoice,
  way: PriceWay = { pricesIncludeTax: false },
): Broken[] {
  return [...rules, ...profileRules(invoice)].flatMap((rule) => {
    const { id, key, place } = rule
    const whole = rule.holds?.(invoice, way) === false ? [broken(id, key, place)] : []
    const lines = invoice.lines.flatMap((line, at) =>
      rule.holdsOnLine?.(line, invoice) === false ? [broken(id, key, place, at + 1)] : [],
    )
    return [...whole, ...lines]
  })
}
