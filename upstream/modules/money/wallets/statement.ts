import { and, asc, eq, gte, lte } from 'drizzle-orm'
import type { WalletStatement } from '#contract/money/wallets.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { entriesOf, getStoredWallet, rowOf } from './reader.ts'
import { walletEntriesTable } from './tables.ts'

const maxEntries = 2_000

/** All that changed a wallet in a span of days. @throws AppError not_found */
export function statementOf(
  reader: Reader,
  context: FirmContext,
  { walletId, ...span }: { walletId: string; from?: string | undefined; to?: string | undefined },
): WalletStatement {
  const wallet = getStoredWallet(reader, walletId)
  const to = span.to ?? firmDate(reader, context)
  const from = span.from ?? `${to.slice(0, 4)}-01-01`
  const { walletId: ofWallet, date, sequence } = walletEntriesTable
  const found = reader.db
    .select()
    .from(walletEntriesTable)
    .where(and(eq(ofWallet, walletId), gte(date, from), lte(date, to)))
    .orderBy(asc(date), asc(sequence))
    .limit(maxEntries + 1)
    .all()
  const shown = found.slice(0, maxEntries)
  const opening = sumBefore(reader, walletId, from)
  let balance = opening
  // Entries stand by their day, which may be before that of an earlier one: the balance runs anew.
  const entries = entriesOf(reader, wallet, shown).map((entry) => {
    balance += entry.amount
    return { ...entry, balanceAfter: balance }
  })
  return {
    from,
    to,
    wallet: rowOf(wallet),
    opening,
    closing: balance,
    entries,
    hasMore: found.length > maxEntries,
  }
}

function sumBefore({ sql }: Reader, walletId: string, date: string): number {
  return sql
    .exec<{ sum: number }>(
      'select coalesce(sum(amount), 0) as sum from wallet_entries where wallet_id = ? and date < ?',
      walletId,
      date,
    )
    .one().sum
}
