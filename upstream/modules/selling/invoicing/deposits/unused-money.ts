import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../../firm/store.ts'
import { type DocumentRow, getDocument } from '../reader.ts'
import { deductedOf } from './deducted.ts'
import { deductingInvoice } from './store.ts'

/** What a final invoice took of a deposit, in its currency; undefined while none did. */
export function deductedAmount(reader: Reader, depositId: string): Minor | undefined {
  const invoiceId = deductingInvoice(reader, depositId)
  const final = invoiceId === undefined ? undefined : getDocument(reader, invoiceId)
  if (!final || final.state === 'draft') return undefined
  return deductedOf(final).find(({ invoiceId: id }) => id === depositId)?.total
}

/**
 * The money received for a deposit that neither a credit note gave back nor a final invoice took:
 * its tax is what stands on the tax account where tax waits for the money. Never below zero: money
 * that is taken back after it was used makes the deposit an ordinary receivable.
 * @param paid what is or will be paid of it
 */
export function unusedMoney(reader: Reader, row: DocumentRow, paid: Minor = row.paid): Minor {
  const givenBack = row.creditNotesTotal - row.credited
  return Math.max(paid - givenBack - (deductedAmount(reader, row.id) ?? 0), 0)
}
