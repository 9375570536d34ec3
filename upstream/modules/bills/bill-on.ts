import type { Minor } from '#contract/money.ts'
import type { Reader, Writer } from '../../firm/store.ts'
import { lineCosts } from './posting.ts'
import { getStoredBill, linesOfBill } from './reader.ts'

/** A line of a posted bill that a customer is to pay and that is on no invoice. */
export type BillableBillLine = {
  id: string
  billId: string
  date: string
  supplierName: string
  description: string
  customerId: string
  /** In the bill's currency, without tax, and what it cost in the base currency. */
  net: Minor
  currency: string
  costBase: Minor
}

const maxBillable = 500

/** Lines of bills that are to be billed on, by customer and day; those of credits are not. */
export function billableBillLines(reader: Reader): BillableBillLine[] {
  const costs = new Map<string, Map<number, number>>()
  return reader.sql
    .exec<Omit<BillableBillLine, 'costBase'> & { position: number }>(
      `select l.id as id, b.id as billId, b.date as date, b.supplier_name as supplierName,
         l.description as description, l.customer_id as customerId, l.net as net,
         b.currency as currency, l.position as position
       from bill_lines l join bills b on b.id = l.bill_id
       where l.customer_id is not null and l.invoice_id is null and b.kind = 'bill'
         and b.stage in ('open', 'paid')
       order by l.customer_id, b.date, b.id, l.position limit ?`,
      maxBillable,
    )
    .toArray()
    .map(({ position, ...line }) => {
      const ofBill = costs.get(line.billId) ?? costsOf(reader, line.billId)
      costs.set(line.billId, ofBill)
      return { ...line, costBase: ofBill.get(position) ?? 0 }
    })
}

function costsOf(reader: Reader, billId: string): Map<number, number> {
  return lineCosts(reader, getStoredBill(reader, billId), linesOfBill(reader, billId))
}

/** Says of lines which invoice they are on. */
export function markBillLinesBilled(
  { sql }: Writer,
  ids: readonly string[],
  invoiceId: string,
): void {
  sql.exec(
    'update bill_lines set invoice_id = ? where id in (select value from json_each(?))',
    invoiceId,
    JSON.stringify(ids),
  )
}

/** What was on an invoice that is no more can be billed on again. */
export function releaseBillLines({ sql }: Writer, invoiceId: string): void {
  sql.exec('update bill_lines set invoice_id = null where invoice_id = ?', invoiceId)
}
