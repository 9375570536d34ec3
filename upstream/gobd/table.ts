import type { Minor } from '#contract/core/money.ts'
import { minorToDecimal } from '#contract/core/money.ts'

/** What a column holds: text, a day, a whole number, or an amount with so many digits. */
export type ColumnType = 'text' | 'date' | 'whole' | { digits: number }
export type Column = {
  name: string
  type: ColumnType
  /** Of a text: how many characters it has at most. */
  length?: number
  words?: string
  /** Part of what a row is known by; such columns stand first. */
  isKey?: true
  /** The table of which it holds the key. */
  references?: string
}
/** A table of the medium; `file` is its name without `.csv`. */
export type GobdList = {
  file: string
  name: string
  words: string
  columns: readonly Column[]
  rows: readonly (readonly (string | null)[])[]
}

/** An amount with a comma, as the tables have it. */
export function amountText(amount: Minor, currency: string): string {
  return minorToDecimal(amount, currency).replace('.', ',')
}

/**
 * The table as a file: its first line names the columns. Texts stand in quotation marks, as one line each;
 * days as DD.MM.YYYY. Nothing is changed for spreadsheets: examiners read what the books say.
 */
export function tableText({ columns, rows }: Pick<GobdList, 'columns' | 'rows'>): string {
  const lines = rows.map((row) =>
    columns.map(({ type }, at) => fieldText(type, row[at] ?? null)).join(';'),
  )
  const head = columns.map(({ name }) => quoted(name)).join(';')
  return [head, ...lines].map((line) => `${line}\r\n`).join('')
}

function fieldText(type: ColumnType, value: string | null): string {
  if (type === 'text') return quoted(value ?? '')
  if (value === null || type !== 'date') return value ?? ''
  return dayText(value)
}

/** A day as `DD.MM.YYYY`. */
export function dayText(date: string): string {
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`
}

function quoted(text: string): string {
  return `"${text.replace(/\s+/g, ' ').trim().replaceAll('"', '""')}"`
}
