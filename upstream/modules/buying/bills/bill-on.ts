import type { Minor } from '#contract/core/money.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { lineCosts, ownLineCosts } from './posting.ts'
import { getStoredBill, linesOfBill } from './reader.ts'

/** A line of a posted bill that a customer is to pay and that is on no invoice. */
export type BillableBillLine = {
  id: string
  billId: string
  date: string
  supplierName: string
  description: string
  customerId: string
  /** What it cost without tax that is recovered, in the bill's currency and in the base currency. */
  net: Minor
  currency: string
  costBase: Minor
  costCentreId: string
}

const maxBillable = 500

/** Lines of bills that are to be billed on, by customer and day; those of credits are not. */
export function billableBillLines(reader: Reader, customerId = ''): BillableBillLine[] {
  const bills = new Map<string, Costs>()
  return reader.sql
    .exec<Omit<BillableBillLine, 'net' | 'costBase'> & { position: number }>(
      `select l.id as id, b.id as billId, b.date as date, b.supplier_name as supplierName,
         l.description as description, l.customer_id as customerId, b.currency as currency,
         l.position as position, l.cost_centre_id as costCentreId
       from bill_lines l join bills b on b.id = l.bill_id
       where l.customer_id is not null and l.invoice_id is null and b.kind = 'bill'
         and b.stage in ('open', 'paid') ${customerId && 'and l.customer_id = ?'}
       order by l.customer_id, b.date, b.id, l.position limit ?`,
      ...(customerId ? [customerId] : []),
      maxBillable,
    )
    .toArray()
    .map(({ position, ...line }) => {
      const costs = bills.get(line.billId) ?? costsOf(reader, line.billId)
      bills.set(line.billId, costs)
      return {
        ...line,
        net: costs.own.get(position) ?? 0,
        costBase: costs.base.get(position) ?? 0,
      }
    })
}

type Costs = Record<'own' | 'base', Map<number, Minor>>

function costsOf(reader: Reader, billId: string): Costs {
  const [bill, lines] = [getStoredBill(reader, billId), linesOfBill(reader, billId)]
  return { own: ownLineCosts(reader, bill, lines), base: lineCosts(reader, bill, lines) }
}

/** Says of a line which line of which invoice it is, or that it is none. */
export function markBillLine(
  { sql }: Writer,
  id: string,
  on: { invoiceId: string; invoiceLineId: string } | null,
): void {
  sql.exec(
    'update bill_lines set invoice_id = ?, invoice_line_id = ? where id = ?',
    on?.invoiceId ?? null,
    on?.invoiceLineId ?? null,
    id,
  )
}

/** The lines that are on an invoice, and which of its lines each is. */
export function billLinesOnInvoice({ sql }: Reader, invoiceId: string) {
  return sql
    .exec<{ id: string; invoiceLineId: string | null }>(
      'select id, invoice_line_id as invoiceLineId from bill_lines where invoice_id = ?',
      invoiceId,
    )
    .toArray()
}
