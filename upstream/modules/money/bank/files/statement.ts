import type { Minor } from '#contract/core/money.ts'
import type { BankFileFormat, BankFileProblem } from '#contract/money/bank.ts'

/** A movement as a file has it. Amounts are minor units; above zero came in. */
export type FileLine = {
  /** Of the file, counted from 1. */
  line: number
  date: string
  valueDate: string
  amount: Minor
  name: string
  iban: string
  /** What the payer was asked to say, or whoever paid said of the payment: end-to-end or structured. */
  reference: string
  text: string
  /** The bank's own id of the movement, where it has one. */
  bankReference: string
}

export type FileStatement = {
  line: number
  /** IBAN or number, as the file says it; empty where it does not. */
  account: string
  /** ISO 4217; empty where the file does not say it. */
  currency: string
  number: string
  /** Empty where the file does not say them. */
  from: string
  to: string
  opening: Minor | null
  closing: Minor | null
  lines: FileLine[]
}

export type ReadStatements = {
  format: BankFileFormat
  statements: FileStatement[]
  problems: BankFileProblem[]
  /** Rows that are no movements, each with the reason. */
  leftOut?: BankFileProblem[]
}

/** Problems as they are found; no more than anybody reads are kept. */
export class Problems {
  readonly found: BankFileProblem[] = []

  add(line: number, key: string, text = ''): void {
    if (this.found.length < 100) this.found.push({ line, key, text: text.slice(0, 120) })
  }
}

/** The number of an account as numbers are compared: without spaces, in capitals. */
export function plainAccount(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** A text as people read it: no line breaks, no runs of spaces, no more than is kept. */
export function tidy(text: string, maximum = 500): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, maximum)
}

/** "260503" as 2026-05-03; undefined for no date. */
export function shortDate(text: string): string | undefined {
  return fullDate(`20${text}`)
}

/** "20260503" as 2026-05-03; undefined for no date. */
export function fullDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(text) ?? []
  return realDate(`${year}-${month}-${day}`)
}

/** The date itself when there is such a day. */
export function realDate(date: string): string | undefined {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(date)) return undefined
  const at = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : undefined
}
