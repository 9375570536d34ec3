import { type SQL, sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { CustomValues } from '#contract/firm/custom-values.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** Bills and credits of suppliers. Amounts in minor units of `currency`. */
export const billsTable = sqliteTable(
  'bills',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    /** A ULID: sorts by time. */
    id: text('id').notNull().unique(),
    kind: text('kind', { enum: ['bill', 'credit'] }).notNull(),
    /** The firm's own, empty until it is posted. */
    number: text('number').notNull().default(''),
    state: text('state', { enum: ['draft', 'waiting', 'open', 'paid', 'void'] }).notNull(),
    /** The tab that the state stands under. */
    stage: text('stage', { enum: ['draft', 'open', 'paid', 'void'] }).notNull(),
    supplierId: text('supplier_id'),
    supplierName: text('supplier_name').notNull(),
    supplierNumber: text('supplier_number').notNull(),
    date: text('date').notNull(),
    dueDate: text('due_date').notNull(),
    currency: text('currency').notNull(),
    exchangeRate: text('exchange_rate').notNull(),
    priceMode: text('price_mode', { enum: ['net', 'gross'] }).notNull(),
    net: integer('net').notNull(),
    taxAmount: integer('tax_amount').notNull(),
    totalAmount: integer('total_amount').notNull(),
    /** Of the total, kept back for the tax office. */
    withheldAmount: integer('withheld_amount').notNull().default(0),
    due: integer('due').notNull(),
    paymentReference: text('payment_reference').notNull(),
    iban: text('iban').notNull(),
    note: text('note').notNull(),
    /** Written by the firm for the supplier, and what its paper showed of both when it was. */
    isSelfBilled: integer('is_self_billed', { mode: 'boolean' }).notNull(),
    supplyDate: text('supply_date'),
    /** The number of the self-billed invoice that a self-billed credit corrects; else empty. */
    corrects: text('corrects').notNull().default(''),
    snapshot: text('snapshot'),
    /** What a file says of the seller, JSON, for adding them to the suppliers. */
    seller: text('seller'),
    /** What a file asks for where that is not the whole; null elsewhere. */
    askedAmount: integer('asked_amount'),
    /** Whom a file names as the buyer, where that is not the firm; else empty. */
    otherBuyer: text('other_buyer').notNull().default(''),
    /** The supplier collects it from the firm's account, as a file says. */
    isCollected: integer('is_collected', { mode: 'boolean' }).notNull().default(false),
    /** What a file states as the total, whatever the lines come to; null where there is none. */
    fileTotal: integer('file_total'),
    /** Where the file's own sums do not agree, the contract's SumPart[] as JSON. */
    sumParts: text('sum_parts').notNull().default('[]'),
    /** The total that somebody decided for though the file states another, and who. */
    acceptedTotal: integer('accepted_total'),
    acceptedBy: text('accepted_by').notNull().default(''),
    /** What a file says of the order, the delivery and how it is paid, the contract's BillTerm[] as JSON. */
    terms: text('terms').notNull().default('[]'),
    /** The discount for paying early that a file grants, in percent and days; empty where none does. */
    discountRate: text('discount_rate').notNull().default(''),
    discountDays: integer('discount_days'),
    /** Why what a PDF holds was not read, the contract's FileProblem as JSON; else empty. */
    fileProblem: text('file_problem').notNull().default(''),
    /** What a file says beyond what a bill holds, the contract's UnreadText[] as JSON. */
    unread: text('unread').notNull().default('[]'),
    reason: text('reason').notNull().default(''),
    /** What the firm added, by the keys of its fields. */
    custom: text('custom', { mode: 'json' }).$type<CustomValues>().notNull().default({}),
    /** Who wrote what it says now, and so may not be the one who approves it. */
    preparedBy: text('prepared_by').notNull(),
    preparedByName: text('prepared_by_name').notNull(),
    ...stamps(),
  },
  (table) => [
    ...ordersOf('bills', table),
    ...ordersOf('drafted_bills', table, sql`stage = 'draft'`),
    ...ordersOf('open_bills', table, sql`stage = 'open'`),
    ...ordersOf('paid_bills', table, sql`stage = 'paid'`),
    index('bills_by_supplier').on(table.supplierId, table.date, table.id),
    index('bills_that_withhold').on(table.date).where(sql`withheld_amount > 0`),
    uniqueIndex('bills_by_number').on(table.number).where(sql`number <> ''`),
  ],
)

type Ordered = Record<'date' | 'dueDate' | 'totalAmount' | 'id', AnySQLiteColumn>

/** An index for each order of the list, of all bills or of those that are meant. */
function ordersOf(name: string, { date, dueDate, totalAmount, id }: Ordered, meant?: SQL) {
  const orders = { date, due: dueDate, total: totalAmount, name: sql`supplier_name collate nocase` }
  return Object.entries(orders).map(([order, by]) => {
    const ordered = index(`${name}_by_${order}`).on(by, id)
    return meant ? ordered.where(meant) : ordered
  })
}

export const billLinesTable = sqliteTable(
  'bill_lines',
  {
    id: text('id').primaryKey(),
    billId: text('bill_id').notNull(),
    position: integer('position').notNull(),
    description: text('description').notNull(),
    quantity: text('quantity').notNull(),
    unit: text('unit').notNull(),
    unitPrice: text('unit_price').notNull(),
    account: text('account').notNull(),
    taxCode: text('tax_code').notNull(),
    /** As it was typed where it differs from what the rate gives; else empty. */
    tax: text('tax').notNull(),
    net: integer('net').notNull(),
    taxAmount: integer('tax_amount').notNull(),
    /** Empty for none. */
    costCentreId: text('cost_centre_id').notNull(),
    /** Who it is billed on to, and the invoice that it became a line of, with that line. */
    customerId: text('customer_id'),
    invoiceId: text('invoice_id'),
    invoiceLineId: text('invoice_line_id'),
  },
  (table) => [
    index('bill_lines_by_bill').on(table.billId, table.position),
    index('bill_lines_by_customer').on(table.customerId).where(sql`customer_id is not null`),
    index('bill_lines_by_invoice').on(table.invoiceId).where(sql`invoice_id is not null`),
  ],
)

/** What the last bill of a supplier was posted to. */
export const billDefaultsTable = sqliteTable('bill_defaults', {
  supplierId: text('supplier_id').primaryKey(),
  account: text('account').notNull(),
  taxCode: text('tax_code').notNull(),
})

export const billsSearch = fullText('bills_search', [
  'number',
  'supplier',
  'supplier_number',
  'words',
  'amount',
])
