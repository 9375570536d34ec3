import type { AuditLine } from '../../../books/ledger/views.ts'

/** The journals of a French accountant, by their usual codes. */
export const journals = {
  AN: 'À-nouveaux',
  VE: 'Ventes',
  AC: 'Achats',
  BQ: 'Banque',
  CA: 'Caisse',
  OD: 'Opérations diverses',
} as const
export type JournalCode = keyof typeof journals

const ofKinds: Readonly<Record<string, JournalCode>> = {
  invoice: 'VE',
  creditNote: 'VE',
  deposit: 'VE',
  depositTax: 'VE',
  tillSession: 'VE',
  dayTotals: 'VE',
  bill: 'AC',
  billCredit: 'AC',
  expense: 'AC',
  payment: 'BQ',
  bankEntry: 'BQ',
  cashEntry: 'CA',
  cashCount: 'CA',
  openingInvoice: 'AN',
  openingCredit: 'AN',
  openingBill: 'AN',
  openingBillCredit: 'AN',
}

/**
 * The journal that an entry stands in, by the kind of document it posts: all that has no journal of its
 * own is a miscellaneous operation, and money that moves in the till is cash.
 */
export function journalOf(lines: readonly AuditLine[], cash: string): JournalCode {
  const code = ofKinds[lines[0]?.sourceKind ?? ''] ?? 'OD'
  return code === 'BQ' && lines.some(({ account }) => account === cash) ? 'CA' : code
}
