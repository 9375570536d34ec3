import type { PayableInvoice } from '#contract/money/wallets.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { listOpenItems } from '../../books/settlement/index.ts'
import { getStoredWallet } from './reader.ts'

const maxInvoices = 100

/** Invoices that a wallet can pay, the earliest due first. @throws AppError not_found */
export function listPayable(
  reader: Reader,
  { actor }: FirmContext,
  walletId: string,
): PayableInvoice[] {
  const { kind, customerId, currency } = getStoredWallet(reader, walletId)
  const { rows } = listOpenItems(reader, {
    direction: 'receivable',
    view: 'owed',
    currency,
    ...(kind === 'customer' && { partyId: customerId }),
    size: maxInvoices,
  })
  const invoices = new Map<string, PayableInvoice>()
  for (const row of rows) {
    const { documentKind, documentId: id, documentNumber: number, partyName, dueDate } = row
    if (documentKind !== 'invoice' || !reachesRecord(reader, actor, 'invoice', id)) continue
    const due = (invoices.get(id)?.due ?? 0) + row.balance
    const first = invoices.get(id)?.dueDate ?? dueDate
    invoices.set(id, { id, number, customerName: partyName, dueDate: first, currency, due })
  }
  return [...invoices.values()]
}
