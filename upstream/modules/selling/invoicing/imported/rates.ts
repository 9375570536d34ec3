import type { ImportedInvoiceLine } from '#contract/selling/invoice-import.ts'
import type { Reader } from '../../../../firm/store.ts'
import type { WordList } from '../../../../register/import/word-lists.ts'
import { isFor, isValidOn, rateList, type TaxRule, taxRules } from '../../../books/taxes/index.ts'

/** The rate that a row names, by its code, its name or its percentage on that day, else the usual one. */
export function rateOf(
  reader: Reader,
  { taxCode: named, date }: Pick<ImportedInvoiceLine, 'taxCode' | 'date'>,
  ofItem: string,
): TaxRule | undefined {
  const rules = ratesForSales(reader)
  if (named === '') {
    const own = rules.find(({ code }) => code === ofItem)
    return own ?? rules.find(({ isDefault }) => isDefault) ?? rules[0]
  }
  return byName(rules, named) ?? byPercent(rules, named, (rule) => isValidOn(rule, date))
}

/** What the words of a file can mean for a tax rate; a name or a percentage, of any day, says it, too. */
export function rateListOfFile(reader: Reader): WordList {
  const rules = ratesForSales(reader)
  const isKnown = (word: string) =>
    (byName(rules, word) ?? byPercent(rules, word, () => true)) !== undefined
  return { ...rateList(reader, 'sale'), isKnown }
}

function ratesForSales(reader: Reader): TaxRule[] {
  return [...taxRules(reader).values()].filter((rule) => isFor(rule, 'sale'))
}

function byName(rules: readonly TaxRule[], named: string): TaxRule | undefined {
  const plain = named.toLowerCase()
  return rules.find(
    ({ code, name }) =>
      code.toLowerCase() === plain ||
      Object.values(name).some((word) => word.toLowerCase() === plain),
  )
}

function byPercent(
  rules: readonly TaxRule[],
  named: string,
  isMeant: (rule: TaxRule) => boolean,
): TaxRule | undefined {
  const percent = named.replace(/\s*%$/, '').replace(',', '.')
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(percent)) return undefined
  const sameRate = rules.filter((rule) => isMeant(rule) && Number(rule.rate) === Number(percent))
  // Several rates are nothing per cent, each for a reason of its own: then only the usual one is meant.
  return sameRate.length === 1 ? sameRate[0] : sameRate.find(({ isDefault }) => isDefault)
}
