import type { Reader } from '../../../firm/store.ts'
import type { WordList } from '../../../register/import/word-lists.ts'
import { isFor, listTaxRates, type TaxRule, type TaxRules, taxRules } from './reader.ts'

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

/** What the words of a file can mean for a tax rate: the codes of those for a direction. */
export function rateList(reader: Reader, direction: 'sale' | 'purchase' | 'all'): WordList {
  const rates = listTaxRates(reader, direction)
  return { values: rates.map(({ code, name }) => ({ value: code, names: name })) }
}

/** The code of the rate that new lines of a sale begin with; empty where there is none on the day. */
export function usualSaleTax(reader: Reader, date: string): string {
  const rates = [...taxRules(reader).values()].filter(
    (rule) => isFor(rule, 'sale') && isValidOn(rule, date),
  )
  return (rates.find(({ isDefault }) => isDefault) ?? rates[0])?.code ?? ''
}
