/**
 * What one cell holds: a text, a calendar date, a number as a decimal, or an amount of a currency in
 * minor units.
 */
export type ExportCell =
  | { kind: 'text'; text: string }
  | { kind: 'date'; date: string }
  | { kind: 'rate'; rate: string }
  | { kind: 'amount'; minor: number; currency: string }
