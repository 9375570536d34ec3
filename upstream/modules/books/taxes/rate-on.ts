import type { TaxRule, TaxRules } from './reader.ts'

/**
 * The rate that stands for `code` on a day: the rate itself while it applies, else the one that
 * replaced it, or the one it replaced. So a document dated before a change takes the old rate and
 * one dated after it the new, whichever was chosen (Art. 93 and 95 of Directive 2006/112/EC: the
 * rate is that of the day of supply). Undefined when none of the chain applies on that day.
 */
export function rateOn(rules: TaxRules, code: string, date: string): TaxRule | undefined {
  const seen = new Set<string>()
  let rule = rules.get(code)
  while (rule && !seen.has(rule.code)) {
    seen.add(rule.code)
    if (isValidOn(rule, date)) return rule
    rule = isOver(rule, date) ? successorOf(rules, rule) : rules.get(rule.replaces ?? '')
  }
  return undefined
}

/** Whether a rate applies on a day; both of its limits are included. */
export function isValidOn({ validFrom, validTo }: TaxRule, date: string): boolean {
  return (validFrom === null || validFrom <= date) && (validTo === null || date <= validTo)
}

function isOver({ validTo }: TaxRule, date: string): boolean {
  return validTo !== null && validTo < date
}

function successorOf(rules: TaxRules, { code }: TaxRule): TaxRule | undefined {
  return [...rules.values()].find(({ replaces }) => replaces === code)
}
