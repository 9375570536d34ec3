import { isCredit } from '../credit-kinds.ts'
import type { AllowanceCharge } from '../model.ts'
import { decimalsOf, equals, exact, percentOf, smallest, total } from './amounts.ts'
import type { Rule } from './rule.ts'

/**
 * EN 16931-1, 6.4.2 and 6.4.3: sums and decimals. The official rules let a tax differ by 0.99; that of
 * an invoice must here be right to the cent, and by one cent only where the price includes the tax.
 * Where a firm rounds the tax of each line, a sum of n lines may be n cents off, up to the 0.99.
 * A credit note may differ as officially: the last one of an invoice takes what is left of its tax.
 */
export const sumRules: Rule[] = [
  rule('BR-CO-10', 'linesTotal', ({ totals, lines }) =>
    equals(totals.lines, total(lines.map(({ net }) => net))),
  ),
  rule('BR-CO-11', 'allowancesTotal', ({ totals, allowances }) =>
    equals(totals.allowances, amounts(allowances)),
  ),
  rule('BR-CO-12', 'chargesTotal', ({ totals, charges }) =>
    equals(totals.charges, amounts(charges)),
  ),
  rule('BR-CO-13', 'netTotal', ({ totals }) =>
    equals(totals.net, total([totals.lines, negated(totals.allowances), totals.charges])),
  ),
  rule('BR-CO-14', 'taxTotal', ({ totals, taxes }) =>
    equals(totals.tax, total(taxes.map(({ tax }) => tax))),
  ),
  rule('BR-CO-15', 'grossTotal', ({ totals }) =>
    equals(totals.gross, total([totals.net, totals.tax])),
  ),
  rule('BR-CO-16', 'dueTotal', ({ totals }) =>
    equals(totals.due, total([totals.gross, negated(totals.prepaid), totals.rounding])),
  ),
  rule('BR-CO-17', 'groupTax', ({ taxes, lines, currency, typeCode }, way) =>
    taxes.every(({ base, tax, rate, category }) => {
      const step = smallest(currency)
      const official = belowOne > step ? belowOne : step
      const ofGroup = lines.filter(
        (line) => line.category === category && Number(line.rate) === Number(rate),
      )
      const byLine = step * BigInt(ofGroup.length)
      const ownApart = way.roundsTaxByLine ? byLine : way.pricesIncludeTax ? step : 0n
      const apart = isCredit(typeCode) || ownApart > official ? official : ownApart
      return isNear(tax, percentOf(base, rate, step), apart)
    }),
  ),
  rule('BR-CO-18', 'noGroups', ({ taxes }) => taxes.length > 0),
  rule('BR-DEC-14', 'decimals', ({ totals, taxes, allowances, charges, lines }) =>
    [
      ...Object.values(totals),
      ...taxes.flatMap(({ base, tax }) => [base, tax]),
      ...[...allowances, ...charges].map(({ amount }) => amount),
      ...lines.map(({ net }) => net),
    ].every((amount) => decimalsOf(amount) <= 2),
  ),
]

/** 0.99 of any currency. */
const belowOne = exact('0.99') ?? 0n

function rule(id: string, key: string, holds: NonNullable<Rule['holds']>): Rule {
  return { id, key, place: 'document', holds }
}

function amounts(list: readonly AllowanceCharge[]): bigint | undefined {
  return total(list.map(({ amount }) => amount))
}

function negated(amount: string): string {
  if (amount === '') return ''
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}

function isNear(tax: string, expected: bigint | undefined, apart: bigint): boolean {
  const stated = exact(tax)
  if (stated === undefined || expected === undefined) return false
  const difference = stated - expected
  return difference >= -apart && difference <= apart
}
