import { AppError, invariant } from '#contract/errors.ts'
import type { Minor } from '#contract/money.ts'
import type { FirmContext, Reader, Writer } from '../../firm/store.ts'
import { type LineFacts, negatedFacts } from './line-facts.ts'
import {
  accountFor,
  getEntry,
  hasAccount,
  isReversed,
  linesOf,
  lockDate,
  nextSequence,
  type StoredLine,
} from './reader.ts'
import { insertEntry } from './writer.ts'

/** An account by its code, or by what it is for, whatever its code in the country's chart. */
export type AccountRef = { code: string } | { role: string }

/**
 * In minor units of the base currency. A negative debit is a credit, and the reverse. What else is
 * known of the line goes along in its facts.
 */
export type PostingLine = { account: AccountRef; debit: Minor; credit: Minor } & LineFacts

export type Posting = {
  date: string
  memo: string
  source: { kind: string; id: string }
  lines: readonly PostingLine[]
}

/**
 * The one function that writes the journal. Gives the entry's id, or null when every line is zero.
 * @throws AppError unexpected when debits and credits differ or an account is unknown;
 *   locked when the books of the date are closed
 */
export function post(writer: Writer, context: FirmContext, posting: Posting): string | null {
  return write(writer, context, posting, null)
}

/**
 * Posts the opposite of an entry; the entry itself stays as it is.
 * @throws AppError conflict when it was reversed before; locked
 */
export function reverse(
  writer: Writer,
  context: FirmContext,
  entryId: string,
  date: string,
): string | null {
  const entry = getEntry(writer, entryId)
  if (isReversed(writer, entry)) throw new AppError('conflict', 'The entry was reversed before')
  const lines = linesOf(writer, entry.sequence).map(({ account, debit, credit, ...facts }) => ({
    ...negatedFacts(facts),
    account: { code: account },
    debit: credit,
    credit: debit,
  }))
  const { memo, source } = entry
  return write(writer, context, { date, memo, source, lines }, entryId)
}

/**
 * Whether `post` would take the date from whoever asks.
 * @throws AppError locked when the books of the date are closed
 */
export function requireOpenDate(reader: Reader, date: string, _context?: FirmContext): void {
  const lock = lockDate(reader)
  if (lock === null || date > lock) return
  throw new AppError('locked', 'The period is closed', { detail: { lockDate: lock } })
}

/** What `post` would write: codes instead of roles, no lines of nothing, each on its side. */
export function resolveLines(reader: Reader, lines: readonly PostingLine[]): StoredLine[] {
  const resolved: StoredLine[] = []
  for (const { account, debit, credit, ...facts } of lines) {
    const balance = debit - credit
    if (balance === 0 && !facts.amount && !facts.taxBase) continue
    const code = 'code' in account ? account.code : accountFor(reader, account.role)
    invariant('role' in account || hasAccount(reader, code), `No account ${code}`)
    resolved.push({
      ...facts,
      account: code,
      debit: Math.max(balance, 0),
      credit: Math.max(-balance, 0),
    })
  }
  return resolved
}

function write(
  writer: Writer,
  context: FirmContext,
  { date, memo, source, lines }: Posting,
  reversesId: string | null,
): string | null {
  requireOpenDate(writer, date)
  const resolved = resolveLines(writer, lines)
  const balance = resolved.reduce((sum, { debit, credit }) => sum + debit - credit, 0)
  invariant(balance === 0, `Entry for ${source.kind} ${source.id} is out of balance by ${balance}`)
  if (resolved.length === 0) return null
  const id = context.newId()
  const postedAt = context.now.toISOString()
  const sequence = nextSequence(writer)
  insertEntry(writer, context, { id, sequence, date, memo, source, reversesId, postedAt }, resolved)
  return id
}
