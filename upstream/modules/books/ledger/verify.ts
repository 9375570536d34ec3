import type { BreakReason, Verification } from '#contract/books/ledger.ts'
import { invariant } from '#contract/core/errors.ts'
import { hooks, onceComposed } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'
import { entryHash } from './chain.ts'
import {
  entriesAfter,
  lastLink,
  linesBetween,
  type StoredEntry,
  type StoredLine,
} from './reader.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It posts documents with their hash: how each kind is sealed. */
    sealedDocuments: SealedDocuments
  }
}

/**
 * Works out the seal of a document: a hash of what it says that never changes; undefined when it is
 * gone. `posted` is the seal that an entry has, for documents that are added to later: theirs says
 * up to where it goes. Null of a kind that has no record but its entry.
 */
export type SealedDocuments = Record<string, Sealer | null>

type Sealer = (reader: Reader, documentId: string, posted?: string) => string | undefined

const sealers = onceComposed((): SealedDocuments => Object.assign({}, ...hooks('sealedDocuments')))

/** Kinds of source whose documents are sealed with their entries. */
export function sealedKinds(): string[] {
  return Object.entries(sealers()).flatMap(([kind, sealer]) => (sealer ? [kind] : []))
}

/**
 * The seal that an entry takes into the chain; null of a kind that has no document but its entry.
 * @throws AppError unexpected for a kind that no module says how to seal, and for a document that is
 *   not written before it is posted
 */
export function sealOfSource(reader: Reader, { kind, id }: { kind: string; id: string }) {
  const sealer = sealers()[kind]
  invariant(sealer !== undefined, `No sealed-documents.ts says how a ${kind} is sealed`)
  if (sealer === null) return null
  const seal = sealer(reader, id)
  invariant(seal !== undefined, `The ${kind} ${id} is posted before it is written`)
  return seal
}

/** The seal that the document of an entry has now, for as much of it as was there when it was posted. */
export function currentSeal(reader: Reader, { source, documentHash }: StoredEntry): string | null {
  if (documentHash === null) return null
  return sealers()[source.kind]?.(reader, source.id, documentHash) ?? null
}

/**
 * Works out the chain of at most `size` entries after the sequence `from`, each with its lines and
 * its document, and names the first that does not hold. After the last one the sums are compared.
 */
export function verifyJournal(
  reader: Reader,
  { from, size }: { from: number; size: number },
): Verification {
  const total = lastLink(reader).sequence
  const entries = entriesAfter(reader, from, size)
  const lines = linesBetween(reader, from, entries.at(-1)?.sequence ?? from)
  let [verified, hash] = [from, entriesAfter(reader, from - 1, 1)[0]?.hash ?? '']
  if (from === 0) hash = ''
  for (const entry of entries) {
    const reason = breakOf(reader, entry, lines.get(entry.sequence) ?? [], verified, hash)
    if (reason !== null) {
      const isGap = reason === 'missing'
      const broken = isGap
        ? { sequence: verified + 1, entryId: null, reason }
        : { sequence: entry.sequence, entryId: entry.id, reason }
      return { total, verified, next: null, hash, broken }
    }
    verified = entry.sequence
    hash = entry.hash
  }
  if (verified < total) return { total, verified, next: verified, hash, broken: null }
  const reason = breakOfSums(reader, total)
  const broken = reason === null ? null : { sequence: total + 1, entryId: null, reason }
  return { total, verified, next: null, hash, broken }
}

const verifiedAtOnce = 2000

/** Whether the whole chain holds, and the sums are those of its lines. */
export function isJournalSound(reader: Reader): boolean {
  for (let from: number | null = 0; from !== null; ) {
    const { broken, next } = verifyJournal(reader, { from, size: verifiedAtOnce })
    if (broken) return false
    from = next
  }
  return true
}

function breakOf(
  reader: Reader,
  entry: StoredEntry,
  lines: readonly StoredLine[],
  previous: number,
  previousHash: string,
): BreakReason | null {
  if (entry.sequence !== previous + 1) return 'missing'
  const { hash, ...sealed } = entry
  if (entryHash(sealed, lines) !== hash) return 'changed'
  if (entry.previousHash !== previousHash) return 'link'
  return currentSeal(reader, entry) === entry.documentHash ? null : 'document'
}

/** What stands behind the last entry, or in the sums, and comes from no entry. */
function breakOfSums(reader: Reader, total: number): BreakReason | null {
  const left = reader.sql.exec(
    'select 1 from journal_lines where entry_sequence > ? limit 1',
    total,
  )
  if (left.toArray().length > 0) return 'linesLeft'
  const compared = [daysUnequal, monthsUnequal, placesUnequal, kindsUnequal]
  return compared.every((query) => hasNone(reader, query)) ? null : 'sums'
}

/** Days of an account whose lines do not add up to its sums, or of which only one of both is there. */
const daysUnequal = unequal(
  'select account, date as time, debit, credit, 1 as side from journal_lines',
  'select account, date as time, debit, credit, 0 as side from account_days',
)

const monthsUnequal = unequal(
  'select account, substr(date, 1, 7) as time, debit, credit, 1 as side from account_days',
  'select account, month as time, debit, credit, 0 as side from account_months',
)

/** How many lines a day of an account has, and of which entries. */
const placesUnequal = `select 1 from account_days as day
  join (select date, account, count(*) as lines, min(entry_sequence) as first,
      max(entry_sequence) as last
    from journal_lines group by date, account) as told using (date, account)
  where day.lines <> told.lines or first_sequence <> first or last_sequence <> last limit 1`

/** The sums by kind of source beside what each entry posted to its accounts. */
const kindsUnequal = `select 1 from (
    select source_kind, entry.date, account, max(open_item_id is not null) over (
        partition by sequence) as is_on_credit, debit, credit, 1 as side,
      line.position = min(line.position) over (partition by sequence, account) as entries
    from journal_entries as entry join journal_lines as line on entry_sequence = sequence
    union all
    select source_kind, date, account, is_on_credit, -debit, -credit, 0, -entries from kind_days)
  group by source_kind, date, account, is_on_credit
  having sum(debit) <> 0 or sum(credit) <> 0 or sum(entries) <> 0 or min(side) = max(side) limit 1`

function unequal(added: string, sums: string): string {
  return `select 1 from (${added} union all ${sums}) group by account, time
    having sum(iif(side = 1, debit, -debit)) <> 0 or sum(iif(side = 1, credit, -credit)) <> 0
      or min(side) = max(side) limit 1`
}

function hasNone({ sql }: Reader, query: string): boolean {
  return sql.exec(query).toArray().length === 0
}
