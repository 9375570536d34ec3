import { isAllowed } from '#contract/core/roles.ts'
import type { BankLine } from '#contract/money/bank.ts'
import type {
  BankRule,
  MatchReason,
  MatchSuggestion,
  SuggestedLine,
} from '#contract/money/bank-matching.ts'
import { addDays, daysBetween } from '../../../../firm/calendar.ts'
import { reachesRecord } from '../../../../firm/record-reach.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { type LineOnAccount, linesOfSources, linesOnAccount } from '../../../books/ledger/views.ts'
import { isHeldForPayment, isPaidByCustomers } from '../../../books/settlement/index.ts'
import { type ItemToMatch, itemsToMatch } from '../../../books/settlement/views.ts'
import { openBillsNumbered, supplierNumbersOf } from '../../../buying/bills/views.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { namesOfParties } from '../../../firm/parties/views.ts'
import { earlyOffers } from '../../../selling/invoicing/views.ts'
import { type RunToMatch, runsToMatch } from '../../payment-runs/index.ts'
import { seesDocument } from '../needed-for.ts'
import { type BillDiscount, discountOn, discountsOfBills } from './discounts.ts'
import { accountsByIban, ownAccountSuggestion } from './own-accounts.ts'
import { matchedPlaces, openOpposites } from './reader.ts'
import { fitsRule, listRules } from './rules.ts'
import { markSure, rank } from './sure.ts'
import { saysName, saysWords, wordsOf } from './words.ts'

/** Money is on its way for some days, and some book it weeks before it comes. */
const daysBefore = 75
const daysAfter = 14
const maxCandidates = 4_000
const shown = 5

/** What each of some open lines of an account may be matched with, the best first, in reach of the caller. */
export function suggestFor(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  account: string,
  lines: readonly BankLine[],
): SuggestedLine[] {
  if (lines.length === 0) return []
  const { actor } = context
  const books = booksFor(reader, account, lines).filter(({ sourceKind, sourceId }) =>
    reachesRecord(reader, actor, sourceKind, sourceId),
  )
  const discounts = discountsFor(reader, lines)
  const items = itemsFor(reader, lines, discounts).filter(
    ({ documentKind: kind, documentId: id, partyId }) =>
      seesDocument(reader, actor, { kind, id, partyId }),
  )
  const rules = listRules(reader)
  const runs = runsFor(reader, context, account, lines)
  const opposites = openOpposites(reader, account, lines)
  const ownAccounts = accountsByIban(reader, account)
  const seesParties = isAllowed(actor, 'party:view')
  const parties = seesParties ? [...books, ...items].flatMap(({ partyId }) => partyId ?? []) : []
  const names = namesOfParties(reader, parties)
  const supplierNumbers = supplierNumbersOf(
    reader,
    items.map(({ documentId }) => documentId),
  )
  return lines.map((line) => {
    const transfers = opposites.flatMap((other) => transferSuggestion(line, other) ?? [])
    const found = [
      ...books.flatMap((one) => bookSuggestion(line, one, names) ?? []),
      ...items.flatMap(
        (one) => itemSuggestion(line, one, { names, supplierNumbers, discounts }) ?? [],
      ),
      ...runs.flatMap((run) => runSuggestion(line, run) ?? []),
      ...rules.flatMap((rule) => ruleSuggestion(line, rule) ?? []),
      ...transfers,
      ...(transfers.length > 0 ? [] : ownAccountSuggestion(line, ownAccounts)),
    ]
    const ranked = found
      .sort((one, other) => rank(line, other) - rank(line, one))
      .filter((one, at, all) => all.findIndex(({ key }) => key === one.key) === at)
    return { ...line, suggestions: markSure(line, ranked).slice(0, shown) }
  })
}

function booksFor(reader: Reader, account: string, lines: readonly BankLine[]): LineOnAccount[] {
  const dates = lines.map(({ date }) => date).sort()
  const from = addDays(dates[0] ?? '', -daysBefore)
  const to = addDays(dates.at(-1) ?? '', daysAfter)
  const matched = matchedPlaces(reader, account)
  return linesOnAccount(reader, { account, from, to, limit: maxCandidates }).filter(
    (line) => !line.isReversed && !matched.has(`${line.sequence}.${line.position}`),
  )
}

/** Agreed discounts, where a line may be a bill or an invoice that was paid less one. */
function discountsFor(reader: Reader, lines: readonly BankLine[]): Map<string, BillDiscount> {
  const { baseCurrency } = getFirmProfile(reader)
  const hasPaid = lines.some(({ amount }) => amount < 0)
  const hasReceived = lines.some(({ amount }) => amount > 0)
  return new Map([
    ...(hasPaid ? discountsOfBills(reader, baseCurrency) : []),
    ...(hasReceived ? earlyOffers(reader, baseCurrency) : []),
  ])
}

/** What is open; what the bank was told to pay or to collect is suggested as its run. */
function itemsFor(
  reader: Reader,
  lines: readonly BankLine[],
  discounts: ReadonlyMap<string, BillDiscount>,
): ItemToMatch[] {
  const { baseCurrency: currency } = getFirmProfile(reader)
  return (['debit', 'credit'] as const).flatMap((side) => {
    const own = lines.filter(({ amount }) => amount > 0 === (side === 'debit'))
    if (own.length === 0) return []
    const amounts = [...new Set(own.map(({ amount }) => Math.abs(amount)))]
    const numbers = [...new Set(own.flatMap(wordsOf))]
    const paidLess = side === 'credit' ? [...discounts] : []
    const documentIds = [
      ...openBillsNumbered(reader, numbers),
      ...paidLess.flatMap(([id, { due, amount }]) => (amounts.includes(due - amount) ? [id] : [])),
    ]
    const wanted = { side, currency, amounts, numbers, documentIds, limit: 500 }
    return itemsToMatch(reader, wanted).filter(
      (item) => isPayable(item) && !isHeldForPayment(reader, item.documentId),
    )
  })
}

/**
 * Invoices are paid in, and suppliers' credits paid back; bills and claims are paid out. What stands
 * to a customer's credit is refunded by hand.
 */
export function isPayable({ side, direction, documentKind }: ItemToMatch): boolean {
  if (side === 'credit') return direction !== 'receivable'
  return isPaidByCustomers({ documentKind }) || direction === 'payable'
}

function bookSuggestion(
  line: BankLine,
  one: LineOnAccount,
  names: ReadonlyMap<string, string>,
): MatchSuggestion | undefined {
  const isNear = Math.abs(daysBetween(one.date, line.date)) <= daysBefore
  const name = names.get(one.partyId ?? '') ?? ''
  const reasons: MatchReason[] = []
  const memo = one.memo.split(' ')[0] ?? ''
  if (memo !== '' && /\d/.test(memo) && wordsOf(line).includes(memo.toUpperCase()))
    reasons.push('reference')
  if (one.amount === line.amount) reasons.push('amount')
  if (saysName(line, name) || saysWords(line, one.memo.slice(memo.length))) reasons.push('name')
  const isSameSide = one.amount > 0 === line.amount > 0
  if (!isNear || !isSameSide || !(reasons.includes('reference') || reasons.includes('amount')))
    return undefined
  return {
    kind: 'books',
    key: `${one.sequence}.${one.position}`,
    title: one.memo,
    detail: name,
    date: one.date,
    amount: one.amount,
    discount: 0,
    reasons,
    isSure: false,
    source: { kind: one.sourceKind, id: one.sourceId },
  }
}

/** Names of parties by their ids, and suppliers' own numbers and discounts of bills. */
type ItemWords = {
  names: ReadonlyMap<string, string>
  supplierNumbers: ReadonlyMap<string, string>
  discounts: ReadonlyMap<string, BillDiscount>
}

function itemSuggestion(
  line: BankLine,
  item: ItemToMatch,
  { names, supplierNumbers, discounts }: ItemWords,
): MatchSuggestion | undefined {
  if ((item.side === 'debit') !== line.amount > 0) return undefined
  const name = names.get(item.partyId) ?? ''
  const agreed = discountOn(line.date, discounts.get(item.documentId))
  const sign = item.side === 'debit' ? 1 : -1
  const discount = line.amount === sign * (item.balance - agreed) ? agreed : 0
  const amount = sign * (item.balance - discount)
  const reasons: MatchReason[] = []
  const supplierNumber = supplierNumbers.get(item.documentId) ?? ''
  const said = wordsOf(line)
  const isNumbered = [item.documentNumber, supplierNumber].some(
    (number) => number !== '' && said.includes(number.toUpperCase()),
  )
  if (isNumbered) reasons.push('reference')
  if (amount === line.amount) reasons.push('amount')
  if (saysName(line, name)) reasons.push('name')
  // A claim is paid back whole.
  if (item.direction === 'employee' && amount !== line.amount) return undefined
  if (!(reasons.includes('reference') || reasons.includes('amount'))) return undefined
  return {
    kind: 'item',
    key: item.documentId,
    title: item.documentNumber,
    detail: [supplierNumber, name].filter(Boolean).join(' · '),
    date: item.dueDate,
    amount,
    discount,
    reasons,
    isSure: false,
    source: { kind: item.documentKind, id: item.documentId },
  }
}

/** Runs that come to what was paid, or collected, and are not matched yet. */
function runsFor(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  account: string,
  lines: readonly BankLine[],
): RunToMatch[] {
  const moved = lines.map(({ amount }) => 0 - amount)
  const matched = matchedPlaces(reader, account)
  return runsToMatch(reader, context, account, [...new Set(moved)]).filter(
    ({ made }) =>
      !linesOfSources(reader, account, made).some((one) =>
        matched.has(`${one.sequence}.${one.position}`),
      ),
  )
}

function runSuggestion(line: BankLine, run: RunToMatch): MatchSuggestion | undefined {
  if (line.amount !== 0 - run.total || Math.abs(daysBetween(run.date, line.date)) > daysBefore) {
    return undefined
  }
  const reasons: MatchReason[] = ['amount']
  if (wordsOf(line).includes(run.number.toUpperCase())) reasons.unshift('reference')
  return {
    kind: 'run',
    key: run.id,
    title: run.number,
    detail: '',
    date: run.date,
    amount: line.amount,
    discount: 0,
    reasons,
    isSure: false,
    source: { kind: 'paymentRun', id: run.id },
  }
}

function ruleSuggestion(line: BankLine, rule: BankRule): MatchSuggestion | undefined {
  if (!fitsRule(line, rule)) return undefined
  return {
    kind: 'rule',
    key: rule.id,
    title: rule.name,
    detail: rule.parts.map(({ account }) => account).join(', '),
    date: null,
    amount: line.amount,
    discount: 0,
    reasons: ['rule'],
    isSure: false,
    source: null,
  }
}

function transferSuggestion(line: BankLine, other: BankLine): MatchSuggestion | undefined {
  const isOpposite = other.amount === 0 - line.amount
  if (!isOpposite || Math.abs(daysBetween(other.date, line.date)) > 5) return undefined
  return {
    kind: 'transfer',
    key: other.id,
    title: other.account,
    detail: other.name || other.text,
    date: other.date,
    amount: line.amount,
    discount: 0,
    reasons: ['amount'],
    isSure: false,
    source: null,
  }
}
