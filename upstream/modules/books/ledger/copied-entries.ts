import type { FirmContents } from '../../../firm/contents.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { accountName } from './account-reader.ts'
import { entryHash } from './chain.ts'
import { type EntryRow, entriesOf, linesBetween, linesOf, toEntry } from './reader.ts'
import { currentSeal } from './verify.ts'
import { insertEntryRow } from './writer.ts'

const table = 'journal_entries'

/** What is copied as it is: all but the entries, which `sealCopiedEntries` writes afterwards. */
export function withoutEntries(contents: FirmContents): FirmContents {
  return { ...contents, tables: contents.tables.filter(({ name }) => name !== table) }
}

/**
 * Writes the entries of a firm whose other rows are copied already. The people and the links of a
 * copy are its own, so that every entry and its document are sealed anew, in a chain of their own.
 * `own` puts the ids of the new firm and its people in the place of the old ones, in rows as JSON.
 */
export function sealCopiedEntries(
  writer: Writer,
  { tables }: FirmContents,
  own: (rows: string) => string,
): void {
  const { columns = [], rows = [] } = tables.find(({ name }) => name === table) ?? {}
  const values: unknown[][] = JSON.parse(own(JSON.stringify(rows)))
  const lines = linesBetween(writer, 0, rows.length)
  let previousHash = ''
  for (const row of values) {
    const named = Object.fromEntries(columns.map((column, at) => [column, row[at]]))
    const copied = toEntry(named as EntryRow)
    const entry = { ...copied, documentHash: currentSeal(writer, copied), previousHash }
    const hash = entryHash(entry, lines.get(entry.sequence) ?? [])
    insertEntryRow(writer, { ...entry, hash })
    previousHash = hash
  }
}

/** The entries of a document as its page shows them, each line with its account's name. */
export function entriesShown(reader: Reader, sourceId: string) {
  return entriesOf(reader, sourceId).map(({ id, date, sequence }) => ({
    id,
    date,
    lines: linesOf(reader, sequence).map(({ account, debit, credit }) => ({
      account,
      debit,
      credit,
      name: accountName(reader, account),
    })),
  }))
}
