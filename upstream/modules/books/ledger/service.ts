import { AppError, invalidField, invariant } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { accountFor, accountName, hasAccount } from './account-reader.ts'
import { entryHash } from './chain.ts'
import { afterFirstEntry } from './first-entry.ts'
import { runPostingGuards } from './guards.ts'
import { type LineFacts, negatedFacts } from './line-facts.ts'
import { requireOpenDate } from './locks.ts'
import { getEntry, lastLink, linesOf, reversalOf, type StoredLine } from './reader.ts'
import { sealOfSource } from './verify.ts'
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
  /** A document of the firm: it has its entry even where no line is more than zero. */
  isDocument?: true
  /** For the closing of a year: its months may have been signed off before. */
  passesSoftLock?: boolean | undefined
}

/**
 * The one function that writes the journal. Gives the entry's id, or null when there is nothing to
 * write: no line that is not zero, and no document. The record of the source becomes part of the
 * chain by its seal, as its owner's `sealed-documents.ts` has it; so it is written first.
 * @throws AppError unexpected when debits and credits differ, an account is unknown, or the document
 *   is not written; conflict (accountClosed); locked when the books of the date are closed
 */
export function post(writer: Writer, context: FirmContext, posting: Posting): string | null {
  const { lines, isDocument, ...rest } = posting
  requireOpenAccounts(writer, lines)
  const resolved = resolveLines(writer, lines)
  const isWritten = resolved.length > 0 || isDocument
  const documentHash = isWritten ? sealOfSource(writer, rest.source) : null
  return write(writer, context, { ...rest, documentHash, lines: resolved })
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
  { passesSoftLock }: Pick<Posting, 'passesSoftLock'> = {},
): string | null {
  const entry = getEntry(writer, entryId)
  if (reversalOf(writer, entry))
    throw new AppError('conflict', 'The entry has been reversed already')
  const lines = linesOf(writer, entry.sequence).map(({ account, debit, credit, ...facts }) => ({
    ...negatedFacts(facts),
    account,
    debit: credit,
    credit: debit,
  }))
  const { memo, source } = entry
  const posting = { date, memo, source, lines, reversesId: entryId, passesSoftLock }
  return write(writer, context, posting)
}

/** What `post` would write: codes instead of roles, no lines of nothing, each on its side. */
export function resolveLines(reader: Reader, lines: readonly PostingLine[]): StoredLine[] {
  const resolved: StoredLine[] = []
  for (const { account, debit, credit, ...facts } of lines) {
    const balance = debit - credit
    if (balance === 0 && !facts.amount && !facts.taxBase) continue
    resolved.push({
      ...facts,
      account: 'code' in account ? account.code : accountFor(reader, account.role),
      debit: Math.max(balance, 0),
      credit: Math.max(-balance, 0),
    })
  }
  return resolved
}

function requireOpenAccounts(reader: Reader, lines: readonly PostingLine[]): void {
  for (const { account, debit, credit } of lines) {
    if (!('code' in account) || debit === credit || hasAccount(reader, account.code)) continue
    invariant(Object.keys(accountName(reader, account.code)).length, `No account ${account.code}`)
    throw new AppError('conflict', `The account ${account.code} is closed`, {
      detail: { reason: 'accountClosed', account: account.code },
    })
  }
}

type Written = Omit<Posting, 'lines' | 'isDocument'> & {
  lines: readonly StoredLine[]
  documentHash?: string | null
  reversesId?: string
}

function write(writer: Writer, context: FirmContext, posting: Written): string | null {
  const { date, memo, source, lines, documentHash = null, reversesId = null } = posting
  const { passesSoftLock } = posting
  const exceptionId = requireOpenDate(writer, date, context, { passesSoftLock })
  const balance = lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)
  invariant(balance === 0, `Entry for ${source.kind} ${source.id} is out of balance by ${balance}`)
  if (lines.length === 0 && documentHash === null) return null
  runPostingGuards(writer, { date, lines })
  requireExactSums(writer, lines)
  const { sequence, hash: previousHash } = lastLink(writer)
  const entry = {
    id: context.newId(),
    sequence: sequence + 1,
    date,
    memo,
    source,
    reversesId,
    postedAt: context.now.toISOString(),
    postedBy: context.actor.userId,
    documentHash,
    exceptionId,
    previousHash,
  }
  insertEntry(writer, { ...entry, hash: entryHash(entry, lines) }, lines)
  if (sequence === 0) afterFirstEntry(writer, context)
  return entry.id
}

/** Below this it takes more entries than a firm ever posts until sums are not exact any more. */
const large = 100_000_000_000

/**
 * Whatever is added up in reports is a part of all that was ever posted: as long as that is exact, so are
 * they. @throws AppError invalid, with `amountOutOfRange`
 */
function requireExactSums({ sql }: Reader, lines: readonly StoredLine[]): void {
  const posted = lines.reduce((sum, { debit }) => sum + debit, 0)
  if (posted < large) return
  const { before } = sql
    .exec<{ before: number }>('select coalesce(sum(debit), 0) as before from account_months')
    .one()
  if (Number.isSafeInteger(before + posted)) return
  throw invalidField('', 'amountOutOfRange')
}
