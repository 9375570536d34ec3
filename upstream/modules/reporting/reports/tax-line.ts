import type { Minor } from '#contract/core/money.ts'
import type { PrintedLine } from '../../books/ledger/views.ts'

/** A line of a list of taxed entries; `share` writes out which part of a document is due. */
export type TaxLine = Omit<PrintedLine, 'debit' | 'credit'> & {
  taxCode: string
  amount: Minor
  share: string
}
