import type { ElectronicInvoice } from '../model.ts'
import { categoryRules } from './categories.ts'
import { codeRules } from './codes.ts'
import { presenceRules } from './presence.ts'
import { profileRules } from './profiles.ts'
import type { PriceWay, Rule, RulePlace } from './rule.ts'
import { sumRules } from './sums.ts'

type Broken = { rule: string; key: string; place: RulePlace; line: number | null }

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
    const broken = { rule: rule.id, key: rule.key, place: rule.place }
    const whole = rule.holds?.(invoice, way) === false ? [{ ...broken, line: null }] : []
    const lines = invoice.lines.flatMap((line, at) =>
      rule.holdsOnLine?.(line, invoice) === false ? [{ ...broken, line: at + 1 }] : [],
    )
    return [...whole, ...lines]
  })
}
