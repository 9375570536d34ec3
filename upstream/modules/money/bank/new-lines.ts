import { createHash } from 'node:crypto'
import type { Reader } from '../../../firm/store.ts'
import type { FileLine, FileStatement } from './files/statement.ts'

/** A line of a file with what tells it from others, and whether it is not there yet. */
type ReadLine = FileLine & { hash: string; isNew: boolean }
export type CheckedStatement = Omit<FileStatement, 'lines'> & { lines: ReadLine[] }

/**
 * Which lines of a file are new to an account. Of equal lines, as many are passed over as are there
 * already: so files that overlap take nothing twice, and twins within a file are both kept.
 * `lookalikes` are new ones of a day and amount that is there in other words: a person decides on
 * those of a file; where `passesLookalikes`, they are passed over like equal ones.
 */
export function findNewLines(
  reader: Reader,
  account: string,
  statements: readonly FileStatement[],
  { passesLookalikes = false }: { passesLookalikes?: boolean } = {},
): { statements: CheckedStatement[]; newLines: number; lookalikes: number } {
  const stored = storedBetween(reader, account, statements)
  const known = countBy(stored, ({ hash }) => hash)
  const sameDay = countBy(stored, dayAndAmount)
  let newLines = 0
  const fresh: ReadLine[] = []
  const checked = statements.map((statement) => ({
    ...statement,
    lines: statement.lines.map((line) => {
      const hash = hashOf(line)
      const left = known.get(hash) ?? 0
      const read = { ...line, hash, isNew: left === 0 }
      if (left > 0) {
        known.set(hash, left - 1)
        take(sameDay, dayAndAmount(line))
      } else {
        newLines += 1
        fresh.push(read)
      }
      return read
    }),
  }))
  const alike = fresh.filter((line) => take(sameDay, dayAndAmount(line)))
  const lookalikes = alike.length
  if (!passesLookalikes) return { statements: checked, newLines, lookalikes }
  for (const line of alike) line.isNew = false
  return { statements: checked, newLines: newLines - lookalikes, lookalikes }
}

type Stored = { hash: string; date: string; amount: number }

function storedBetween(
  { sql }: Reader,
  account: string,
  statements: readonly FileStatement[],
): Stored[] {
  const dates = statements.flatMap(({ lines }) => lines.map(({ date }) => date)).sort()
  return sql
    .exec<Stored>(
      'select hash, date, amount from bank_lines where account = ? and date >= ? and date <= ?',
      account,
      dates[0] ?? '9999',
      dates.at(-1) ?? '',
    )
    .toArray()
}

function hashOf(line: FileLine): string {
  const { date, amount, name, iban, reference, text, bankReference } = line
  const said = [date, amount, name, iban, reference, text, bankReference]
  const plain = JSON.stringify(said).toLowerCase().replace(/\s+/g, ' ')
  return createHash('sha256').update(plain).digest('base64url').slice(0, 24)
}

function dayAndAmount({ date, amount }: Pick<FileLine, 'date' | 'amount'>): string {
  return `${date} ${amount}`
}

function countBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return counts
}

/** Takes one of a key away; says whether there was one. */
function take(counts: Map<string, number>, key: string): boolean {
  const left = counts.get(key) ?? 0
  if (left > 0) counts.set(key, left - 1)
  return left > 0
}
