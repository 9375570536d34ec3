import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type BillRow, billsContract } from '#contract/bills.ts'
import { AppError } from '#contract/errors.ts'
import type { InvoiceRow } from '#contract/invoice.ts'
import { invoicesContract } from '#contract/invoices.ts'
import type { Party } from '#contract/parties.ts'
import { type PaymentRow, paymentsContract } from '#contract/payments.ts'

/** The last documents and payments of a party, as far as the person may see them. */
export type PartyPanelsView = {
  invoices: InvoiceRow[]
  bills: BillRow[]
  payments: PaymentRow[]
}

const shown = 5

export async function loadPartyPanels(
  { call, can, firm: { firmId } }: FirmAccess,
  { id: customerId, roles }: Party,
): Promise<PartyPanelsView> {
  const query = { firmId, customerId, size: shown }
  const isCustomer = roles.includes('customer')
  const isSupplier = roles.includes('supplier')
  const [invoices, payments, bills] = await Promise.all([
    isCustomer && can('invoice:view') ? rowsOf(call(invoicesContract.list, query)) : [],
    can('payment:view') ? rowsOf(call(paymentsContract.list, query)) : [],
    isSupplier && can('bill:view')
      ? rowsOf(call(billsContract.list, { firmId, supplierId: customerId, size: shown }))
      : [],
  ])
  return { invoices, bills, payments }
}

/** Rows, none where a role reaches only some of the records and the list is not for it. */
async function rowsOf<Row>(page: Promise<{ rows: Row[] }>): Promise<Row[]> {
  try {
    return (await page).rows
  } catch (error) {
    if (error instanceof AppError && error.code === 'forbidden') return []
    throw error
  }
}
