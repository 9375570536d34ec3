import type { Account } from '#contract/books/accounts.ts'
import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { type TaxScope, turnoverByTax } from '../../books/ledger/views.ts'
import { type TaxRule, taxRules } from '../../books/taxes/index.ts'
import type { Frame } from './frame.ts'
import { findTaxOnPayment, settledTaxLines } from './on-payment/settled-tax.ts'
import type { ReturnScope } from './returns/filed-returns.ts'
import type { Span } from './span.ts'

/** What the lines of a tax code on one account are. */
export type TaxSide = 'saleBase' | 'outputTax' | 'purchaseBase' | 'inputTax'

/**
 * Turnover of a tax code on one account; above zero for sales and the tax on them, and for purchases
 * and the tax recovered on them.
 */
export type TaxFigure = { taxCode: string; account: string; side: TaxSide; amount: Minor }

/** Which entries of the journal and which payments are read. */
export type FigureScope = { from: string; to: string } & Partial<Omit<ReturnScope, 'from' | 'to'>>

/** Some days as the frame knows them: without what was posted or settled later. */
export function knownScope(
  { upTo, knownAt }: Pick<Frame, 'upTo' | 'knownAt'>,
  { from, to }: Span,
): FigureScope {
  if (upTo === undefined || knownAt === undefined) return { from, to }
  return { from, to, until: upTo, knownAt }
}

/**
 * The lines of a scope that carry a tax code, kept apart by the accounts they are on. Where tax is due
 * as it is paid, documents count in the share that was paid in the scope.
 */
export function taxFigures(frame: Frame, scope: FigureScope): TaxFigure[] {
  const { reader, chart } = frame
  const sides = taxSides(reader, chart)
  const figures = new Map<string, TaxFigure>()
  const posted = turnoverByTax(reader, postedScope(frame, scope))
  const settled = settledTaxLines(frame, scope).map(({ taxCode, account, amount, base }) => {
    return { taxCode, account, debit: amount, credit: 0, base }
  })
  for (const { taxCode, account, debit, credit, base } of [...posted, ...settled]) {
    const key = `${taxCode} ${account}`
    const side = sides(taxCode, account)
    const figure = figures.get(key) ?? { taxCode, account, side, amount: 0 }
    const taxBase = side === 'purchaseBase' ? base : null
    figure.amount += amountOf(side, { debit, credit, taxBase })
    figures.set(key, figure)
  }
  return [...figures.values()]
}

/** Tells what the lines of a tax code on an account are. */
export function taxSides(
  reader: Reader,
  chart: readonly Pick<Account, 'code' | 'type'>[],
): (taxCode: string, account: string) => TaxSide {
  const rules = taxRules(reader)
  const types = new Map(chart.map(({ code, type }) => [code, type]))
  const codes = (roles: readonly string[]) => roles.map((role) => accountFor(reader, role))
  const [output = '', input = ''] = codes(['outputTax', 'inputTax'])
  const standard = { output, input, lost: codes(lostSales), spared: codes(sparedCosts) }
  return (taxCode, account) => sideOf(rules.get(taxCode), account, standard, types.get(account))
}

/** The entries of a scope without those of documents that are due as they are paid. */
export function postedScope(frame: Frame, scope: FigureScope): TaxScope {
  const without = findTaxOnPayment(frame)
  return without ? { ...scope, without } : scope
}

/**
 * What lines count for on their side. Of a purchase it is what the tax was worked out of, because
 * its cost also holds tax that is not recovered.
 */
export function amountOf(
  side: TaxSide | undefined,
  { debit, credit, taxBase }: { debit: Minor; credit: Minor; taxBase: Minor | null },
): Minor {
  if (side === 'purchaseBase') return taxBase ?? debit - credit
  return side === 'saleBase' || side === 'outputTax' ? credit - debit : debit - credit
}

/** Roles of accounts that lower sales though they may be expenses, and purchases though income. */
const lostSales = ['earlyPaymentDiscountGiven', 'badDebt', 'customerDeposits']
const sparedCosts = ['earlyPaymentDiscountReceived', 'otherIncome']

type Standard = { output: string; input: string; lost: string[]; spared: string[] }

function sideOf(
  rule: TaxRule | undefined,
  account: string,
  standard: Standard,
  type: string | undefined,
): TaxSide {
  const outputs = [rule?.accounts.output || standard.output, ...partAccounts(rule)]
  const inputs = [rule?.accounts.input || standard.input]
  const isSale = rule?.direction === 'sale'
  // Where one account holds both, the direction of the rate tells which it is.
  if (outputs.includes(account) && (isSale || !inputs.includes(account))) return 'outputTax'
  if (inputs.includes(account)) return 'inputTax'
  if (isSale || standard.lost.includes(account)) return 'saleBase'
  if (standard.spared.includes(account)) return 'purchaseBase'
  return rule?.direction === 'purchase' || type !== 'income' ? 'purchaseBase' : 'saleBase'
}

function partAccounts(rule: TaxRule | undefined): string[] {
  return (rule?.parts ?? []).map(({ account }) => account).filter((account) => account !== '')
}
