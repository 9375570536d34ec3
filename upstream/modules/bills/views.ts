import { minorToDecimal } from '#contract/money.ts'
import type { AuditedDocument } from '../../documents/audited.ts'
import type { Reader } from '../../firm/store.ts'
import { lineCosts } from './posting.ts'
import { getStoredBill, linesOfBill } from './reader.ts'

/** How many bills and credits dated until a day are drafts or wait to be approved. */
export function countUnpostedBills({ sql }: Reader, date: string): number {
  return sql
    .exec<{ count: number }>(
      "select count(*) as count from bills where stage = 'draft' and date <= ?",
      date,
    )
    .one().count
}

/** A bill as modules see it that act on its steps; its lines by their positions. */
export type BillForSteps = ReturnType<typeof billForSteps>

/** @throws AppError not_found */
export function billForSteps(reader: Reader, billId: string) {
  const bill = getStoredBill(reader, billId)
  const { id, kind, number, supplierId, supplierName, date, currency, version, preparedBy } = bill
  const lines = linesOfBill(reader, billId).map((line) => {
    const { position, description, quantity, unit, unitPrice, account, net } = line
    const units = Number(quantity === '' ? '1' : quantity)
    return {
      position,
      description,
      quantity,
      unit,
      unitPrice,
      account,
      /** Net of one unit, in units of the bill's currency; near enough to be compared. */
      netPrice: units === 0 ? 0 : Number(minorToDecimal(net, currency)) / units,
    }
  })
  const isOpen = bill.state === 'draft' || bill.state === 'waiting'
  const own = { id, kind, supplierId, supplierName, date, currency, version, preparedBy }
  return { ...own, number: number || bill.supplierNumber, isOpen, lines }
}

/**
 * What each line of a bill puts on its account, by its position: its net and its share of the tax
 * that is not recovered, in minor units of the base currency; of a credit what it takes off.
 * @throws AppError not_found
 */
export function billLineCosts(reader: Reader, billId: string): Map<number, number> {
  return lineCosts(reader, getStoredBill(reader, billId), linesOfBill(reader, billId))
}

/** What a bill is known by and where it stands. @throws AppError not_found */
export function billFacts(reader: Reader, billId: string) {
  const { id, number, supplierNumber, state } = getStoredBill(reader, billId)
  return { id, number: number || supplierNumber, state }
}

/** What a bill says of how it is to be paid. @throws AppError not_found */
export function billPayment(reader: Reader, billId: string) {
  const { supplierName, supplierNumber, paymentReference, iban } = getStoredBill(reader, billId)
  return { supplierName, supplierNumber, paymentReference, iban }
}

/** What a bill is now, for those that made it; undefined where its draft was deleted. */
export function findBillState({ sql }: Reader, billId: string) {
  const [found] = sql
    .exec<{ number: string; state: string; amount: number; currency: string }>(
      `select case when number = '' then supplier_number else number end as number, state,
         total_amount as amount, currency from bills where id = ?`,
      billId,
    )
    .toArray()
  return found
}

/** All bills and credits of suppliers that were posted in a span, void ones too. */
export function auditedBills(
  { sql }: Reader,
  { from, to }: { from: string; to: string },
): AuditedDocument[] {
  return sql
    .exec<AuditedDocument>(
      `select id, case kind when 'bill' then 'bill' else 'supplierCredit' end as kind, number,
         supplier_number as otherNumber, date, supplier_id as partyId, supplier_name as partyName,
         currency, net, tax_amount as tax, total_amount as total, state
       from bills where stage <> 'draft' and date >= ? and date <= ? order by date, row_number`,
      from,
      to,
    )
    .toArray()
}
