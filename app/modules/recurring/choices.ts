import type { FirmAccess } from '#app/shell/session/session.server.ts'
import type { InvoiceRow } from '#contract/invoice.ts'
import { invoicesContract } from '#contract/invoices.ts'

/** Invoices that a recurring one can be made of, the newest first. */
export type RecurringChoices = { invoices: InvoiceRow[] }

export async function loadRecurringChoices(
  { call, can, firm: { firmId } }: FirmAccess,
  page: 'list' | 'record' | 'form',
): Promise<RecurringChoices> {
  if (page !== 'form' || !can('invoice:view')) return { invoices: [] }
  const { rows } = await call(invoicesContract.list, { firmId, size: 100 })
  return { invoices: rows.filter(({ kind, state }) => kind === 'invoice' && state !== 'void') }
}
