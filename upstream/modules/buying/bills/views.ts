import { minorToDecimal } from '#contract/core/money.ts'
import type { ModuleParts } from '../../../core/hooks.ts'
import type { AuditedDocument } from '../../../documents/audited.ts'
import type { Reader } from '../../../firm/store.ts'
import { lineCosts } from './posting.ts'
import { getStoredBill, linesOfBill } from './reader.ts'

export { agreedDiscount, billsWithDiscount } from './discount.ts'
export { reverseChargedBills } from './reverse-charged.ts'
export { paidOverBy, type WithheldDue, withheldToPay, withholdsTax } from './withheld.ts'

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

type LineOnAccount = ReturnType<ModuleParts['costBills']['billLinesOn']>[number]

/** Lines of posted bills and credits on an account, the oldest first. */
export function billLinesOn({ sql }: Reader, account: string): LineOnAccount[] {
  return sql
    .exec<LineOnAccount>(
      `select b.id as billId, l.position, b.kind, b.number, b.date, b.supplier_name as supplierName
       from bill_lines l join bills b on b.id = l.bill_id
       where l.account = ? and b.stage in ('open', 'paid') order by b.date, b.row_number`,
      account,
    )
    .toArray()
}

/** What a bill is known by and where it stands. @throws AppError not_found */
export function billFacts(reader: Reader, billId: string) {
  const { id, number, supplierNumber, state } = getStoredBill(reader, billId)
  return { id, number: number || supplierNumber, state }
}

/** What a bill says of how it is to be paid. @throws AppError not_found */
export function billPayment(reader: Reader, billId: string) {
  const bill = getStoredBill(reader, billId)
  const { supplierName, supplierNumber, paymentReference, iban, isCollected } = bill
  return { supplierName, supplierNumber, paymentReference, iban, isCollected }
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

type BillBetween = {
  id: string
  kind: string
  number: string
  date: string
  dueDate: string | null
  currency: string
  total: number
  open: number
  state: string
  iban: string
}

/** Some bills by their ids, with the numbers that their suppliers gave them; those gone are left out. */
export function billsBetween(
  { sql }: Reader,
  billIds: readonly string[],
): Map<string, Omit<BillBetween, 'id'>> {
  const rows = sql.exec<BillBetween>(
    `select id, kind, supplier_number as number, date, due_date as dueDate, currency,
       total_amount as total, due as open, state, iban
     from bills where id in (select value from json_each(?))`,
    JSON.stringify(billIds),
  )
  return new Map(rows.toArray().map(({ id, ...bill }) => [id, bill]))
}

/** Open bills and credits that suppliers gave one of some numbers, whatever its case; by their ids. */
export function openBillsNumbered({ sql }: Reader, numbers: readonly string[]): string[] {
  return sql
    .exec<{ id: string }>(
      `select id from bills where stage = 'open' and upper(supplier_number) in
         (select value from json_each(?)) limit 500`,
      JSON.stringify(numbers.map((number) => number.toUpperCase())),
    )
    .toArray()
    .map(({ id }) => id)
}

/** Who entered some bills and credits, by the ids of these; those that are gone are left out. */
export function peopleOfBills({ sql }: Reader, ids: readonly string[]): Map<string, string> {
  const rows = sql.exec<{ id: string; person: string }>(
    `select id, created_by as person from bills
     where id in (select value from json_each(?))`,
    JSON.stringify(ids),
  )
  return new Map(rows.toArray().map(({ id, person }) => [id, person]))
}

/** What suppliers numbered some bills, by the ids of bills; those without a number are left out. */
export function supplierNumbersOf(
  { sql }: Reader,
  billIds: readonly string[],
): Map<string, string> {
  const rows = sql.exec<{ id: string; number: string }>(
    `select id, supplier_number as number from bills
     where supplier_number <> '' and id in (select value from json_each(?))`,
    JSON.stringify(billIds),
  )
  return new Map(rows.toArray().map(({ id, number }) => [id, number]))
}
