import type { BreakReason, Verification } from '#contract/ledger.ts'
import type { Reader } from '../../firm/store.ts'
import { entryHash } from './chain.ts'
import {
  entriesAfter,
  lastLink,
  linesBetween,
  type StoredEntry,
  type StoredLine,
} from './reader.ts'

/** Works out anew what was given to `post` as the hash of a document; undefined when it is gone. */
export type SealedDocuments = Record<
  string,
  (reader: Reader, documentId: string) => string | undefined
>

/** Owners of documents say how they are sealed in their `sealed-documents.ts`, by kind of source. */
const found = import.meta.glob<{ sealedDocuments: SealedDocuments }>('../*/sealed-documents.ts', {
  eager: true,
})
let sealed: SealedDocuments | undefined

/** Read at the first use: the modules that seal may import this one. */
function sealers(): SealedDocuments {
  sealed ??= Object.assign({}, ...Object.values(found).map((module) => module.sealedDocuments))
  return sealed ?? {}
}

/** Whether documents of a kind of source can be verified; `post` takes a hash of no other. */
export function hasSealer(kind: string): boolean {
  return kind in sealers()
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
  const { hash, documentHash, source, ...rest } = entry
  if (entryHash({ ...rest, documentHash, source }, lines) !== hash) return 'changed'
  if (entry.previousHash !== previousHash) return 'link'
  if (documentHash === null) return null
  return sealers()[source.kind]?.(reader, source.id) === documentHash ? null : 'document'
}

/** What stands behind the last entry, or in the sums, and comes from no entry. */
function breakOfSums({ sql }: Reader, total: number): BreakReason | null {
  const left = sql.exec('select 1 from journal_lines where entry_sequence > ? limit 1', total)
  if (left.toArray().length > 0) return 'linesLeft'
  const sumsOf = (table: string) =>
    JSON.stringify(
      sql
        .exec(
          `select account, sum(debit) as debit, sum(credit) as credit from ${table}
           group by account order by account`,
        )
        .toArray(),
    )
  const byLines = sumsOf('journal_lines')
  const isSame = ['account_days', 'account_months'].every((table) => sumsOf(table) === byLines)
  return isSame ? null : 'sums'
}
