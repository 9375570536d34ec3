import type { OpenItem } from './reader.ts'

/**
 * What customers pay: invoices, what reminders of them charged, and a refund of money that then did not
 * arrive, as of a payment that bounced; what they spent of a balance whose payment bounced; and invoices
 * of the time before the books began.
 */
const kinds: readonly string[] = [
  'invoice',
  'reminderCharge',
  'refund',
  'walletEntry',
  'openingInvoice',
]

export function isPaidByCustomers({ documentKind }: Pick<OpenItem, 'documentKind'>): boolean {
  return kinds.includes(documentKind)
}

/** The kinds as a list for a query. */
export const kindsPaidByCustomers = kinds.map((kind) => `'${kind}'`).join(', ')
