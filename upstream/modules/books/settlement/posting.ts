import type { Minor } from '#contract/core/money.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import {
  entriesOf,
  negatedFacts,
  type Posting,
  type PostingLine,
  post,
  reverse,
} from '../ledger/index.ts'
import type { Allocation, OpenItem } from './reader.ts'

const roles = {
  receivable: { debit: 'receivable', credit: 'customerCredit' },
  payable: { debit: 'payable', credit: 'payable' },
  employee: { debit: 'employeePayable', credit: 'employeePayable' },
} as const satisfies Record<OpenItem['direction'], Record<OpenItem['side'], string>>

/** The account an item is part of: together they are its balance. */
export function controlRole({ direction, side }: Pick<OpenItem, 'direction' | 'side'>): string {
  return roles[direction][side]
}

/** Their balances are the sums of open items. */
export function controlRoles(): readonly string[] {
  return [...new Set(Object.values(roles).flatMap((sides) => Object.values(sides)))]
}

/** Lines that have effect on a day; those of a day balance. */
export type DatedLines = { date: string; lines: readonly PostingLine[] }

/**
 * What an item puts on its control account: by default all of it, as when it is opened. In its
 * own currency and in the base currency.
 */
export function itemLine(
  item: OpenItem,
  { amount, amountBase }: { amount: Minor; amountBase: Minor } = item,
): PostingLine {
  const isDebit = item.side === 'debit'
  return {
    account: { role: controlRole(item) },
    debit: isDebit ? amountBase : 0,
    credit: isDebit ? 0 : amountBase,
    partyId: item.partyId,
    openItemId: item.id,
    currency: item.currency,
    amount: isDebit ? amount : 0 - amount,
  }
}

/**
 * Takes both sides of an allocation off their control accounts. What they were worth at two rates
 * differs by the realised exchange gain or loss, which is posted here and nowhere else.
 */
export function allocationLines(
  debitItem: OpenItem,
  creditItem: OpenItem,
  { debitAmount, debitBase, creditAmount, creditBase }: Amounts,
): PostingLine[] {
  const gain = creditBase - debitBase
  const account = { role: gain > 0 ? 'fxGain' : 'fxLoss' }
  return [
    itemLine(creditItem, { amount: 0 - creditAmount, amountBase: 0 - creditBase }),
    itemLine(debitItem, { amount: 0 - debitAmount, amountBase: 0 - debitBase }),
    { account, debit: 0, credit: gain, partyId: debitItem.partyId },
  ]
}

type Amounts = Pick<Allocation, 'debitAmount' | 'debitBase' | 'creditAmount' | 'creditBase'>

/** Posts one entry for each day, in which what goes on an account and off it again is one line. */
export function postDated(
  writer: Writer,
  context: FirmContext,
  entry: Pick<Posting, 'memo' | 'source' | 'isDocument'>,
  parts: readonly DatedLines[],
): void {
  const { baseCurrency } = getFirmProfile(writer)
  const days = [...new Set(parts.map(({ date }) => date))].sort()
  for (const date of days) {
    const lines = parts.filter((part) => part.date === date).flatMap((part) => part.lines)
    post(writer, context, { ...entry, date, lines: netLines(lines, baseCurrency) })
  }
}

/** Posts the opposite of what a source posted, as far as it was not taken back before. */
export function reverseEntries(
  writer: Writer,
  context: FirmContext,
  sourceId: string,
  date: string,
): void {
  const entries = entriesOf(writer, sourceId)
  const reversed = new Set(entries.map(({ reversesId }) => reversesId))
  for (const entry of entries) {
    if (entry.reversesId !== null || reversed.has(entry.id)) continue
    reverse(writer, context, entry.id, entry.date > date ? entry.date : date)
  }
}

/** The opposite of lines. */
export function opposite(lines: readonly PostingLine[]): PostingLine[] {
  return lines.map((line) => ({
    ...negatedFacts(line),
    account: line.account,
    debit: line.credit,
    credit: line.debit,
  }))
}

/**
 * One line for an account, party, cost centre and open item; an amount in the base currency is said
 * once. Lines of nothing, such as of a fee that was not charged, are left out.
 */
function netLines(lines: readonly PostingLine[], baseCurrency: string): PostingLine[] {
  const sums = new Map<string, PostingLine>()
  for (const { debit, credit, amount, currency, taxBase, ...line } of lines) {
    if (debit === 0 && credit === 0 && !amount && !taxBase) continue
    const isForeign = currency !== undefined && currency !== baseCurrency
    const { account, openItemId, taxCode, partyId, costCentreId } = line
    const what = [account, openItemId, taxCode, partyId, costCentreId]
    const key = JSON.stringify([...what, isForeign && currency])
    const sum = sums.get(key)
    sums.set(key, {
      ...line,
      debit: (sum?.debit ?? 0) + debit,
      credit: (sum?.credit ?? 0) + credit,
      ...(isForeign && { currency, amount: (sum?.amount ?? 0) + (amount ?? 0) }),
      ...(taxBase !== undefined && { taxBase: (sum?.taxBase ?? 0) + taxBase }),
    })
  }
  return [...sums.values()]
}
