import type { JournalFileOutcome } from '#contract/books/manual-entries.ts'
import { usualDateOrder } from '#contract/core/imports.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import type { FileRows } from '../../../../register/import/read-file.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { allCentres } from '../../cost-centres/views.ts'
import { accountFor } from '../account-reader.ts'
import { lineProblems, sumsOf } from './check-lines.ts'
import { type FileEntry, type FileProblem, readJournal } from './read-journal.ts'
import { createManualEntry } from './service.ts'

const maxProblems = 100
const maxLines = 500

export type JournalFile = {
  file: FileRows
  content: 'journal' | 'opening'
  /** Of the opening balances. */
  date: string | undefined
}

/**
 * Makes drafts of a file, all or none: every entry of a journal must balance; opening balances
 * are one draft, which the account of opening balances balances.
 */
export function importJournal(
  writer: Writer,
  context: FirmContext,
  { file, content, date }: JournalFile,
): JournalFileOutcome {
  const { baseCurrency, address } = getFirmProfile(writer)
  const dateOrder = usualDateOrder(address.country)
  const centres = new Map(allCentres(writer).map(({ id, code }) => [code.toLowerCase(), id]))
  const read = readJournal(file, { currency: baseCurrency, dateOrder, date, centres })
  const entries = content === 'opening' ? opening(writer, read.entries, date) : read.entries
  const found = [...read.problems, ...entries.flatMap((entry) => problemsOf(writer, entry))]
  if (found.length > 0) {
    const problems = found.sort((a, b) => a.line - b.line).slice(0, maxProblems)
    return { created: 0, entryId: null, problems }
  }
  const ids = entries.map(({ line: _, ...entry }) => {
    return createManualEntry(writer, context, { ...entry, reverseDate: null }).id
  })
  return { created: ids.length, entryId: ids.length === 1 ? (ids[0] ?? null) : null, problems: [] }
}

function opening(
  writer: Writer,
  entries: readonly FileEntry[],
  date: string | undefined,
): FileEntry[] {
  const [first] = entries
  if (!first) return []
  const lines = entries.flatMap((entry) => entry.lines).filter((line) => line.debit !== line.credit)
  const { debit, credit } = sumsOf(lines)
  const own = {
    account: accountFor(writer, 'openingEquity'),
    debit: Math.max(credit - debit, 0),
    credit: Math.max(debit - credit, 0),
    text: '',
    costCentreId: '',
  }
  const memo = date ?? first.date
  return [{ line: first.line, date: memo, memo, lines: debit === credit ? lines : [...lines, own] }]
}

function problemsOf(writer: Writer, { line, lines, memo }: FileEntry): FileProblem[] {
  if (lines.length > maxLines) return [{ line, key: 'tooManyLines', text: memo }]
  const { debit, credit } = sumsOf(lines)
  const unbalanced = debit === credit ? [] : [{ line, key: 'outOfBalance', text: memo }]
  const wrong = Object.entries(lineProblems(writer, lines)).map(([path, { key }]) => {
    const at = Number(path.split('.')[1])
    const text = path.endsWith('.costCentreId') ? '' : (lines[at]?.account ?? '')
    return { line, key, text }
  })
  return [...unbalanced, ...wrong]
}
