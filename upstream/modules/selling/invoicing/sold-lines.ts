import { convert, type Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'

/** What lines of documents are divided by. */
export type SoldField = 'date' | 'customer' | 'item' | 'person' | 'currency'

/** Lines that are alike in the fields that were asked for; the others are null. */
export type SoldLines = Record<SoldField, string | null> & {
  /** Net of discounts in minor units of the base currency; credit notes count below zero. */
  net: Minor
  /** In ten-thousandths of the lines' units; 0 where it was not asked for. */
  quantity: number
  lines: number
}

const columns: Record<SoldField, string> = {
  date: 'issue_date',
  customer: 'customer_id',
  item: 'line.item_id',
  person: 'created_by',
  currency: 'currency',
}

/**
 * Whether an invoice bills what was delivered, and a credit note such an invoice: deposits and progress
 * are part of a final invoice, which has all the lines again.
 */
const billsWork = `purpose = '' and coalesce((select origin.purpose from invoices as origin
  where origin.id = invoices.credits_id), '') = ''`

type Row = Omit<SoldLines, 'currency'> & {
  shownCurrency: string | null
  currency: string
  rate: string
}

/**
 * What was invoiced and credited in a span, without drafts and void documents, grouped by fields. Each
 * line of another currency is converted by itself, so that any two groupings come to the same sum.
 */
export function soldLines(
  { sql }: Reader,
  {
    from,
    to,
    fields,
    baseCurrency,
    withQuantity = false,
  }: {
    from: string
    to: string
    fields: ReadonlySet<SoldField>
    baseCurrency: string
    withQuantity?: boolean
  },
): SoldLines[] {
  const shown = (field: SoldField) => (fields.has(field) ? columns[field] : 'null')
  // It is a text, and reading it as a number takes as long as all the rest.
  const quantity = withQuantity
    ? `sum(round(case kind when 'creditNote' then 0 - line.quantity else line.quantity end * 10000))`
    : '0'
  const rows = sql
    .exec<Row>(
      `select ${shown('date')} as date, ${shown('customer')} as customer, ${shown('item')} as item,
         ${shown('person')} as person, ${shown('currency')} as shownCurrency, currency, exchange_rate as rate,
         sum(case kind when 'creditNote' then 0 - line.net else line.net end) as net,
         ${quantity} as quantity,
         count(*) as lines
       from invoices join invoice_lines as line on line.invoice_id = invoices.id
       where issue_date >= ?1 and issue_date <= ?2 and state not in ('draft', 'void')
         and ${billsWork}
       group by 1, 2, 3, 4, currency, exchange_rate,
         case currency when ?3 then 0 else line.rowid end`,
      from,
      to,
      baseCurrency,
    )
    .toArray()
  return rows.map(({ shownCurrency, currency, rate, net, ...row }) => {
    return { ...row, currency: shownCurrency, net: convert(net, currency, baseCurrency, rate) }
  })
}

/** Whose a document is: its customer, and who wrote it. */
type PartiesTo = { customerId: string; person: string }

/** Customers of some documents, and who wrote these, by their ids; those that are gone are left out. */
export function partiesToDocuments(
  { sql }: Reader,
  ids: readonly string[],
): Map<string, PartiesTo> {
  const rows = sql.exec<PartiesTo & { id: string }>(
    `select id, customer_id as customerId, created_by as person from invoices
     where id in (select value from json_each(?))`,
    JSON.stringify(ids),
  )
  return new Map(rows.toArray().map(({ id, ...parties }) => [id, parties]))
}

/** To whom a document was issued, as it was printed. */
export type PrintedBuyer = { name: string; vatId: string; country: string }

/** The buyers of issued documents as these keep them, by the documents' ids; others are left out. */
export function buyersOfDocuments(
  { sql }: Reader,
  ids: readonly string[],
): Map<string, PrintedBuyer> {
  const rows = sql.exec<PrintedBuyer & { id: string }>(
    `select id, snapshot ->> '$.buyer.name' as name,
       coalesce(snapshot ->> '$.buyer.vatId', '') as vatId,
       snapshot ->> '$.buyer.address.country' as country
     from invoices
     where id in (select value from json_each(?)) and snapshot ->> '$.buyer.name' is not null`,
    JSON.stringify([...new Set(ids)]),
  )
  return new Map(rows.toArray().map(({ id, ...buyer }) => [id, buyer]))
}

/** The days of issue of documents by their ids; of a credit note that of the invoice it takes back. */
export function originDays({ sql }: Reader, ids: readonly string[]): Map<string, string> {
  const rows = sql.exec<{ id: string; day: string }>(
    `select own.id as id, coalesce(origin.issue_date, own.issue_date) as day from invoices as own
     left join invoices as origin on origin.id = own.credits_id
     where own.id in (select value from json_each(?))`,
    JSON.stringify([...new Set(ids)]),
  )
  return new Map(rows.toArray().map(({ id, day }) => [id, day]))
}

/** What a document sold of an item at a rate; the item is null on lines that name none. */
export type DocumentItem = {
  documentId: string
  taxCode: string
  itemId: string | null
  net: Minor
}

/** The lines of documents by rate and item, net in minor units of the document's currency. */
export function itemsOfDocuments({ sql }: Reader, ids: readonly string[]): DocumentItem[] {
  return sql
    .exec<DocumentItem>(
      `select invoice_id as documentId, tax_code as taxCode, item_id as itemId, sum(net) as net
       from invoice_lines where invoice_id in (select value from json_each(?))
       group by 1, 2, 3`,
      JSON.stringify([...new Set(ids)]),
    )
    .toArray()
}
