import { type Minor, minorToDecimal } from '#contract/core/money.ts'
import { type JournalCode, journals } from './journals.ts'

/** The columns of article A. 47 A-1, VII, LPF, in its order and spelling. */
export const fecColumns = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const

/** A line of an entry as the file says it; days are `YYYY-MM-DD`. */
export type FecLine = {
  journal: JournalCode
  number: string
  date: string
  account: { code: string; name: string }
  /** Customer or supplier, on accounts that are kept by them. */
  party: { number: string; name: string } | undefined
  document: { number: string; date: string }
  text: string
  debit: Minor
  credit: Minor
  /** The day it was entered for good: none is ever changed. */
  validated: string
  /** Debit above zero. */
  foreign: { currency: string; amount: Minor } | undefined
}

/**
 * The lines as a table of fields that tabs divide, its heads first. Matched items (EcritureLet, DateLet)
 * are left empty, as the article allows: which payment settles what is said by the documents.
 */
export function fecText(lines: readonly FecLine[], currency: string): string {
  const amount = (value: Minor, of = currency) => minorToDecimal(value, of).replace('.', ',')
  const rows = lines.map((line) => [
    line.journal,
    journals[line.journal],
    line.number,
    day(line.date),
    line.account.code,
    line.account.name,
    line.party?.number ?? '',
    line.party?.name ?? '',
    line.document.number,
    day(line.document.date),
    line.text,
    amount(line.debit),
    amount(line.credit),
    '',
    '',
    day(line.validated),
    line.foreign ? amount(line.foreign.amount, line.foreign.currency) : '',
    line.foreign?.currency ?? '',
  ])
  return [fecColumns, ...rows].map((row) => `${row.map(plain).join('\t')}\r\n`).join('')
}

/** `AAAAMMJJ`. */
function day(date: string): string {
  return date.replaceAll('-', '')
}

/** A field on one line, which holds no divider. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
