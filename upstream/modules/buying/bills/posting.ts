import { invariant } from '#contract/core/errors.ts'
import { allocate, convert } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { negatedFacts, type PostingLine } from '../../books/ledger/index.ts'
import {
  purchaseRule,
  purchaseTax,
  type TaxRule,
  taxOn,
  taxRules,
} from '../../books/taxes/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { StoredBill, StoredBillLine } from './reader.ts'
import { withheldLines } from './withheld.ts'

/** The lines of a bill with one tax rate, in the base currency. */
export type BillGroup = {
  rule: TaxRule
  lines: StoredBillLine[]
  /** Net of each line. */
  bases: number[]
  /** What the supplier charges, or under reverse charge what the firm owes itself. */
  tax: number
}

/** A bill by its tax rates, and what it comes to in the base currency. */
export function billGroups(
  reader: Reader,
  bill: StoredBill,
  lines: readonly StoredBillLine[],
): { groups: BillGroup[]; totalBase: number; withheldBase: number } {
  const { baseCurrency } = getFirmProfile(reader)
  const { currency, exchangeRate, totalAmount, withheldAmount } = bill
  const toBase = (amount: number) => convert(amount, currency, baseCurrency, exchangeRate)
  const totalBase = toBase(totalAmount)
  const rules = taxRules(reader)
  const codes = [...new Set(lines.map(({ taxCode }) => taxCode))]
  const charged = codes.map((code) => toBase(sum(linesOf(lines, code).map((one) => one.taxAmount))))
  const nets = lines.map(({ net }) => net)
  const shares = sharesOf(totalBase - sum(charged), nets, toBase)
  const groups = codes.map((code, at) => {
    const known = rules.get(code)
    invariant(known, `No tax rate ${code}`)
    const rule = purchaseRule(reader, known, bill.date)
    const bases = shares.filter((_, line) => lines[line]?.taxCode === code)
    const tax = rule.isReverseCharge ? taxOn(rule, sum(bases)) : (charged[at] ?? 0)
    return { rule, bases, tax, lines: linesOf(lines, code) }
  })
  return { groups, totalBase, withheldBase: toBase(withheldAmount) }
}

/**
 * What each line is of what a bill comes to without tax, in the base currency. Where some lines are
 * taken off others, their sum says nothing of how large they are: each is converted, and the first
 * takes what rounding leaves.
 */
function sharesOf(
  whole: number,
  nets: readonly number[],
  toBase: (amount: number) => number,
): number[] {
  const isMixed = nets.some((net) => net < 0) && nets.some((net) => net > 0)
  if (!isMixed) return allocate(whole, nets)
  const shares = nets.map(toBase)
  const left = whole - sum(shares)
  return shares.map((share, at) => (at === 0 ? share + left : share))
}

/**
 * What a bill posts beside what it is owed: each line on its account with its share of the tax that
 * is not recovered, the tax that is, under reverse charge the tax that the firm owes itself, and what
 * it holds back for the tax office. A credit posts the opposite.
 */
export function billPosting(
  reader: Reader,
  bill: StoredBill,
  lines: readonly StoredBillLine[],
): { lines: PostingLine[]; payableBase: number } {
  const { groups, totalBase, withheldBase } = billGroups(reader, bill, lines)
  const party = bill.supplierId === null ? {} : { partyId: bill.supplierId }
  const posted = groups
    .flatMap((group) => groupLines(reader, group))
    .concat(withheldLines(withheldBase))
    .map((line) => ({ ...line, ...party }))
  const payableBase = totalBase - withheldBase
  return { payableBase, lines: bill.kind === 'credit' ? posted.map(opposite) : posted }
}

/** What each line puts on its account, by its position, as `billPosting` posts it; never negated. */
export function lineCosts(
  reader: Reader,
  bill: StoredBill,
  lines: readonly StoredBillLine[],
): Map<number, number> {
  const { groups } = billGroups(reader, bill, lines)
  return new Map(
    groups.flatMap((group) => {
      const costs = costsOf(group, purchaseTax(reader, group.rule, group.tax).cost)
      return group.lines.map(({ position }, at): [number, number] => [position, costs[at] ?? 0])
    }),
  )
}

/** As `lineCosts`, in the bill's own currency. */
export function ownLineCosts(
  reader: Reader,
  bill: StoredBill,
  lines: readonly StoredBillLine[],
): Map<number, number> {
  const { baseCurrency: currency } = getFirmProfile(reader)
  return lineCosts(reader, { ...bill, currency, exchangeRate: '1' }, lines)
}

/** Net of each line of a group with its share of the tax that is not recovered. */
function costsOf({ bases }: BillGroup, taxCost: number): number[] {
  const shares = allocate(taxCost, bases)
  return bases.map((base, at) => base + (shares[at] ?? 0))
}

function groupLines(reader: Reader, group: BillGroup): PostingLine[] {
  const { rule, lines, bases, tax } = group
  const posting = purchaseTax(reader, rule, tax)
  const costs = costsOf(group, posting.cost)
  const own = lines.map(({ account, costCentreId }, at) => ({
    account: { code: account },
    debit: costs[at] ?? 0,
    credit: 0,
    taxCode: rule.code,
    taxBase: bases[at] ?? 0,
    ...(costCentreId && { costCentreId }),
  }))
  return [...own, ...posting.lines]
}

/** What takes a line back. */
export function opposite({ account, debit, credit, ...facts }: PostingLine): PostingLine {
  return { ...negatedFacts(facts), account, debit: credit, credit: debit }
}

function linesOf(lines: readonly StoredBillLine[], code: string): StoredBillLine[] {
  return lines.filter(({ taxCode }) => taxCode === code)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((one, other) => one + other, 0)
}
