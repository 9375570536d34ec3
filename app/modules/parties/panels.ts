import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type BillRow, billsContract } from '#contract/bills.ts'
import { AppError } from '#contract/errors.ts'
import type { InvoiceRow } from '#contract/invoice.ts'
import { invoicesContract } from '#contract/invoices.ts'
import type { Party } from '#contract/parties.ts'
import type { PaymentRow } from '#contract/payment.ts'

/** The last documents and payments of a party, as far as the person may see them. */
export type PartyPanelsView = {
  invoices: InvoiceRow[]
  bills: BillRow[]
  payments: PaymentRow[]
}

const shown = 5

type LoadPayments = (
  access: FirmAccess,
  party: { partyId: string; size: number },
) => Promise<{ rows: PaymentRow[] }>

/** Of whoever owns payments, found by the name of the file; without them the panel is empty. */
const found = import.meta.glob<{ loadPartyPayments: LoadPayments }>('../*/party-payments.ts', {
  eager: true,
})

export async function loadPartyPanels(
  access: FirmAccess,
  { id: customerId, roles }: Party,
): Promise<PartyPanelsView> {
  const { call, can, firm } = access
  const { firmId } = firm
  const [payments] = Object.values(found)
  const query = { firmId, customerId, size: shown }
  const isCustomer = roles.includes('customer')
  const isSupplier = roles.includes('supplier')
  const [invoices, paid, bills] = await Promise.all([
    isCustomer && can('invoice:view') ? rowsOf(call(invoicesContract.list, query)) : [],
    payments && can('payment:view')
      ? rowsOf(payments.loadPartyPayments(access, { partyId: customerId, size: shown }))
      : [],
    isSupplier && can('bill:view')
      ? rowsOf(call(billsContract.list, { firmId, supplierId: customerId, size: shown }))
      : [],
  ])
  return { invoices, bills, payments: paid }
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
