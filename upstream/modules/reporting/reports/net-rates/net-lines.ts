import { divideRound } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import { allLinesOfTax } from '../../../books/ledger/views.ts'
import { type NetMethod, type TaxRules, taxRules } from '../../../books/taxes/index.ts'
import type { Frame } from '../frame.ts'
import { settledTaxLines } from '../on-payment/settled-tax.ts'
import type { TaxLine } from '../tax-line.ts'
import { amountOf, type FigureScope, postedScope, taxFigures } from '../tax-turnover.ts'

/** A sale with its tax. `place`: of its activity among the net rates; null where it is not taxed. */
export type NetLine = TaxLine & { place: number | null }

type SideLine = TaxLine & { isTax: boolean }

/** Whether the tax of a rate is settled by net rates: tax that the firm itself charges. */
export function isNetTaxed(rules: TaxRules, taxCode: string): boolean {
  const rule = rules.get(taxCode)
  return rule !== undefined && Number(rule.rate) > 0 && !rule.isReverseCharge
}

/**
 * The sales of a scope with the tax that customers were shown, which net rates are worked out of (Art. 37
 * (2) MWSTG). Each line takes its share of the tax of its document, so that they sum to it exactly.
 */
export function netLines(frame: Frame, scope: FigureScope, method: NetMethod): NetLine[] {
  const rules = taxRules(frame.reader)
  const groups = Map.groupBy(saleLines(frame, scope), ({ entryId, date, taxCode }) =>
    [entryId, date, taxCode].join(' '),
  )
  return [...groups.values()]
    .flatMap((lines) => withTax(lines))
    .map((line) => ({ ...line, place: placeOf(rules, method, line) }))
    .sort((one, other) => one.date.localeCompare(other.date) || one.sequence - other.sequence)
}

function placeOf(
  rules: TaxRules,
  { rates }: NetMethod,
  { taxCode, account }: TaxLine,
): number | null {
  if (!isNetTaxed(rules, taxCode)) return null
  const own = rates.findIndex(({ accounts }) => accounts.includes(account))
  return Math.max(own, 0)
}

/** The lines of sales and of the tax on them, posted ones and those whose payment makes them due. */
function saleLines(frame: Frame, scope: FigureScope): SideLine[] {
  const rules = taxRules(frame.reader)
  const isTold = (code: string) =>
    isNetTaxed(rules, code) || (rules.get(code)?.boxes.saleBase ?? '').split(' ').includes('200')
  const pairs = taxFigures(frame, scope).filter(
    ({ taxCode, side }) => isTold(taxCode) && (side === 'saleBase' || side === 'outputTax'),
  )
  const sides = new Map(pairs.map(({ taxCode, account, side }) => [`${taxCode} ${account}`, side]))
  const posted = allLinesOfTax(frame.reader, {
    pairs,
    scope: postedScope(frame, scope),
  }).map((line) => ({ ...line, share: '' }))
  const settled = settledTaxLines(frame, scope).map((line) => {
    return { ...line, debit: line.amount, credit: 0, taxBase: line.base, share: '' }
  })
  return [...posted, ...settled].flatMap((line) => {
    const side = sides.get(`${line.taxCode} ${line.account}`)
    if (!side) return []
    return [{ ...line, amount: amountOf(side, line), isTax: side === 'outputTax' }]
  })
}

/** The sales of a document at one rate, each with its share of their tax; the last takes the rest. */
function withTax(lines: readonly SideLine[]): TaxLine[] {
  const bases = lines.filter(({ isTax }) => !isTax)
  const taxes = lines.filter(({ isTax }) => isTax)
  if (bases.length === 0) return taxes
  const tax = sum(taxes)
  const whole = sum(bases)
  let [reached, given] = [0, 0]
  return bases.map(({ isTax: _, ...line }, at) => {
    reached += line.amount
    const until = at === bases.length - 1 || whole === 0 ? tax : partOf(tax, reached, whole)
    const share = until - given
    given = until
    return { ...line, amount: line.amount + share }
  })
}

function partOf(tax: Minor, reached: Minor, whole: Minor): Minor {
  return minorFrom(divideRound(unitsOf(tax) * unitsOf(reached), unitsOf(whole)))
}

function sum(lines: readonly { amount: Minor }[]): Minor {
  return lines.reduce((total, { amount }) => total + amount, 0)
}
