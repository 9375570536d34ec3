import { toAnsi } from './ansi.ts'

/** Texts stand in quotation marks, numbers and days do not; null is an empty field. */
export type DatevField = { text: string } | { bare: string } | null

/** What the first row says besides the kind of the file. Days are `YYYY-MM-DD`. */
export type DatevHead = {
  consultant: number
  client: number
  /** First day of the fiscal year. */
  yearStart: string
  accountDigits: number
  /** By the firm's clock, as an ISO text. */
  madeAt: string
  /** Of bookings alone. */
  days?: { from: string; to: string; title: string }
}

/** Kinds of files with their number, name and version in format 700. */
const kinds = {
  bookings: [21, 'Buchungsstapel', 13],
  parties: [16, 'Debitoren/Kreditoren', 5],
  accounts: [20, 'Kontenbeschriftungen', 3],
} as const

/**
 * A file of DATEV's format 700: its head, the names of its columns, its rows; in Windows-1252 with
 * semicolons. https://developer.datev.de/de/file-format/details/datev-format
 */
export function datevFile(
  kind: keyof typeof kinds,
  head: DatevHead,
  columns: readonly string[],
  rows: readonly (readonly DatevField[])[],
): Uint8Array<ArrayBuffer> {
  const lines = [headOf(kind, head), columns, ...rows.map(rowOf)]
  return toAnsi(lines.map((fields) => `${fields.join(';')}\r\n`).join(''))
}

/** The 31 fields of the first row. */
function headOf(kind: keyof typeof kinds, head: DatevHead): string[] {
  const { consultant, client, yearStart, accountDigits, madeAt, days } = head
  const [category, name, version] = kinds[kind]
  const made = madeAt.replace(/\D/g, '').slice(0, 17)
  return [
    ...['"EXTF"', '700', String(category), quoted(name), String(version), made, ''],
    ...['"RE"', '""', '""', String(consultant), String(client), day(yearStart)],
    ...[String(accountDigits), days ? day(days.from) : '', days ? day(days.to) : ''],
    ...[quoted(days?.title.slice(0, 30) ?? ''), '""', ...(days ? ['1', '0', '0'] : ['', '', ''])],
    ...[days ? '"EUR"' : '""', '', '""', '', '', '"03"', '', '', '""', '""'],
  ]
}

function rowOf(fields: readonly DatevField[]): string[] {
  return fields.map((field) => {
    if (field === null) return ''
    return 'text' in field ? quoted(field.text) : field.bare
  })
}

/** A text as one line; quotation marks are doubled. */
function quoted(text: string): string {
  return `"${text.replace(/\s+/g, ' ').trim().replaceAll('"', '""')}"`
}

function day(date: string): string {
  return date.replaceAll('-', '')
}
