import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { documentStates, type InvoiceInput } from '#contract/selling/invoice.ts'
import { documentColumns, lineColumns } from '../../../documents/columns.ts'
import { fullText } from '../../../register/full-text.ts'

/** Invoices and credit notes. Amounts are minor units of `currency`, `…Base` of the firm's. */
export const invoicesTable = sqliteTable(
  'invoices',
  {
    ...documentColumns(),
    kind: text('kind', { enum: ['invoice', 'creditNote'] }).notNull(),
    state: text('state', { enum: documentStates }).notNull(),
    customerId: text('customer_id').notNull(),
    customerName: text('customer_name').notNull(),
    /** The name without case and accents, to sort by. */
    customerOrder: text('customer_order').notNull().default(''),
    supplyDate: text('supply_date'),
    paymentTermsDays: integer('payment_terms_days').notNull(),
    /** Of an invoice in parts: the day of the next one that is open. */
    dueDate: text('due_date').notNull(),
    /** Whether the due date was typed and not derived from the terms. */
    hasOwnDueDate: integer('has_own_due_date', { mode: 'boolean' }).notNull(),
    purchaseOrder: text('purchase_order').notNull(),
    /** The number that it had in another program; empty where it was begun here. */
    importedNumber: text('imported_number').notNull().default(''),
    /** The contract's EarlyPayment as JSON; null where all is due however early it is paid. */
    earlyPayment: text('early_payment'),
    /** The contract's Instalment[] as JSON. */
    instalments: text('instalments').notNull().default('[]'),
    /** The contract's ElectronicTerms as JSON. */
    electronicTerms: text('electronic_terms').notNull().default('{}'),
    /** How its tax was rounded: once for each rate, or on each line. */
    taxRounding: text('tax_rounding', { enum: ['group', 'line'] })
      .notNull()
      .default('group'),
    /** Tax that the buyer pays to the state: it is in the total and not in what is due. */
    splitTax: integer('split_tax').notNull().default(0),
    paid: integer('paid').notNull().default(0),
    credited: integer('credited').notNull().default(0),
    discounted: integer('discounted').notNull().default(0),
    writtenOff: integer('written_off').notNull().default(0),
    /** Sum of its credit notes, whether they took it off what was due or went to the customer. */
    creditNotesTotal: integer('credit_notes_total').notNull().default(0),
    /** Total less paid, credited, discounted and written off; settlement says so. */
    due: integer('due').notNull(),
    /** What is due at the document's own rate; nothing before it is final. */
    dueBase: integer('due_base').notNull().default(0),
    /** The invoice that a credit note takes back. */
    creditsId: text('credits_id'),
    /** What it is for: '' the supply itself, else a payment before the final invoice. */
    purpose: text('purpose', { enum: ['', 'deposit', 'progress'] })
      .notNull()
      .default(''),
    /** Percent of the work done with a progress invoice, all of it until then. */
    progress: text('progress').notNull().default(''),
    /** The quote that a deposit is for. */
    quoteId: text('quote_id'),
    /** What a final invoice deducted, JSON. */
    deposits: text('deposits').notNull().default('[]'),
    /** What that is: invoiced before, and so not once more in any sum of what was invoiced. */
    deducted: integer('deducted').notNull().default(0),
    /** The same as it was posted in the base currency. */
    deductedBase: integer('deducted_base').notNull().default(0),
    custom: text('custom', { mode: 'json' }).$type<InvoiceInput['custom']>().notNull().default({}),
    hash: text('hash'),
    previousHash: text('previous_hash'),
    voidReason: text('void_reason'),
    /** Since when the customer disputes it; null while nobody does. */
    disputedAt: text('disputed_at'),
    finalisedAt: text('finalised_at'),
  },
  (table) => [
    uniqueIndex('invoices_by_number').on(table.kind, table.number).where(sql`number is not null`),
    // One for each way to sort the list: of all documents, and of those of a kind in a state.
    index('invoices_by_number_order').on(table.numberOrder, table.id),
    // With all that reports of what was sold ask of a document: its row is long.
    index('invoices_by_issue_date').on(
      table.issueDate,
      table.id,
      table.kind,
      table.state,
      table.purpose,
      table.creditsId,
      table.currency,
      table.exchangeRate,
      table.customerId,
      table.createdBy,
    ),
    index('invoices_by_due_date').on(table.dueDate, table.id),
    index('invoices_by_total').on(table.total, table.id),
    index('invoices_by_due').on(table.due, table.id),
    index('invoices_by_customer_order').on(table.customerOrder, table.id),
    index('invoices_state_number').on(
      table.kind,
      table.state,
      table.numberOrder,
      table.id,
      table.dueDate,
    ),
    index('invoices_state_issue_date').on(
      table.kind,
      table.state,
      table.issueDate,
      table.id,
      table.dueDate,
    ),
    index('invoices_state_due_date').on(table.kind, table.state, table.dueDate, table.id),
    index('invoices_state_total').on(table.kind, table.state, table.total, table.id, table.dueDate),
    index('invoices_state_due').on(table.kind, table.state, table.due, table.id, table.dueDate),
    index('invoices_state_customer').on(
      table.kind,
      table.state,
      table.customerOrder,
      table.id,
      table.dueDate,
    ),
    index('invoices_by_maker').on(table.createdBy, table.kind, table.state, table.currency),
    index('invoices_by_customer').on(table.customerId, table.issueDate, table.id),
    index('invoices_by_secret').on(table.publicSecret).where(sql`public_secret is not null`),
    index('invoices_by_quote').on(table.quoteId).where(sql`quote_id is not null`),
    index('invoices_deposits').on(table.customerId, table.id).where(sql`purpose <> ''`),
    index('invoices_by_imported').on(table.importedNumber).where(sql`imported_number <> ''`),
    index('invoices_by_credited').on(table.creditsId).where(sql`credits_id is not null`),
  ],
)

export const invoiceLinesTable = sqliteTable(
  'invoice_lines',
  {
    ...lineColumns(),
    invoiceId: text('invoice_id').notNull(),
    incomeAccount: text('income_account').notNull(),
    creditedQuantity: text('credited_quantity').notNull().default('0'),
    /** The line of the invoice that a credit note's line takes back. */
    creditsLineId: text('credits_line_id'),
  },
  (table) => [
    index('invoice_lines_by_invoice').on(table.invoiceId, table.position),
    index('invoice_lines_by_item').on(table.itemId).where(sql`item_id is not null`),
  ],
)

/** Which invoice deducts a deposit: a draft as soon as it is chosen, and for good when it is final. */
export const invoiceDepositsTable = sqliteTable(
  'invoice_deposits',
  {
    depositId: text('deposit_id').primaryKey(),
    invoiceId: text('invoice_id').notNull(),
  },
  (table) => [index('invoice_deposits_by_invoice').on(table.invoiceId)],
)

/**
 * Whose tax an entry posted as money came in: the source of the entry, and the deposit or progress
 * invoice. The entry names no party itself, and statements of supplies by customer ask for one.
 */
export const depositTaxesTable = sqliteTable('deposit_taxes', {
  sourceId: text('source_id').primaryKey(),
  invoiceId: text('invoice_id').notNull(),
})

/** The end of the chain of numbered documents, a kind each: the next one continues its hash. */
export const documentChainsTable = sqliteTable('document_chains', {
  kind: text('kind').primaryKey(),
  lastHash: text('last_hash').notNull(),
})

/** How many documents of a kind, state and currency there are, and what they amount to. */
function figureColumns() {
  return {
    kind: text('kind').notNull(),
    state: text('state').notNull(),
    currency: text('currency').notNull(),
    count: integer('count').notNull(),
    total: integer('total').notNull(),
    due: integer('due').notNull(),
    totalBase: integer('total_base').notNull(),
    dueBase: integer('due_base').notNull(),
  }
}

/** How many documents are in a state and what they amount to; kept by the writer so no list counts. */
export const invoiceStatsTable = sqliteTable(
  'invoice_stats',
  {
    ...figureColumns(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.state, table.currency] })],
)

/** The same by day of issue, for lists of a span of days. */
export const invoiceDaysTable = sqliteTable(
  'invoice_days',
  {
    issueDate: text('issue_date').notNull(),
    ...figureColumns(),
  },
  (table) => [primaryKey({ columns: [table.issueDate, table.kind, table.state, table.currency] })],
)

/**
 * What left the firm as it was issued, byte for byte: no later change of a template, an address or a
 * VAT id reaches it. The bytes of XML are here, those of PDFs among the firm's files.
 */
export const issuedFilesTable = sqliteTable(
  'issued_files',
  {
    documentId: text('document_id').notNull(),
    format: text('format', { enum: ['ubl', 'cii', 'fattura', 'pdf'] }).notNull(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    /** Of the bytes, as hexadecimal digits. */
    sha256: text('sha256').notNull(),
    keptAt: text('kept_at').notNull(),
    /** The contract's BrokenRule[] as JSON: what a receiver would refuse. */
    broken: text('broken').notNull(),
    /** The bytes, deflated and in base 64, as an archive of the firm holds text; empty for a PDF. */
    content: text('content').notNull(),
    /** Of a PDF whose bytes were lost or damaged: when it was printed anew, and the hash of that. */
    anewAt: text('anew_at'),
    anewSha256: text('anew_sha256'),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.format] })],
)

/** Records of the Spanish tax agency in the order they were made, each chained to the one before. */
export const verifactuRecordsTable = sqliteTable(
  'verifactu_records',
  {
    position: integer('position').primaryKey({ autoIncrement: true }),
    documentId: text('document_id').notNull(),
    kind: text('kind', { enum: ['registration', 'cancellation'] }).notNull(),
    issuer: text('issuer').notNull(),
    number: text('number').notNull(),
    issueDate: text('issue_date').notNull(),
    generatedAt: text('generated_at').notNull(),
    /** What the hash is taken of, the hash before it included. */
    hashed: text('hashed').notNull(),
    hash: text('hash').notNull(),
    /** The address in the code on paper; empty for a cancellation. */
    code: text('code').notNull(),
    /** Whether the firm sent its records to the agency when it was made. */
    isSent: integer('is_sent', { mode: 'boolean' }).notNull(),
    xml: text('xml').notNull(),
    /** The file in which it was handed over; null while it waits. */
    batch: integer('batch'),
  },
  (table) => [
    index('verifactu_records_by_document').on(table.documentId),
    index('verifactu_records_by_batch').on(table.batch, table.position),
  ],
)

/** One row, absent while nothing was chosen. */
export const verifactuSettingsTable = sqliteTable('verifactu_settings', {
  id: integer('id').primaryKey(),
  mode: text('mode', { enum: ['sent', 'kept', 'off'] }).notNull(),
  producer: text('producer').notNull(),
  producerNif: text('producer_nif').notNull(),
})

/** Files of records that were handed over. */
export const verifactuBatchesTable = sqliteTable('verifactu_batches', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  madeAt: text('made_at').notNull(),
  count: integer('count').notNull(),
})

export const invoiceSearch = fullText('invoice_search', [
  'number',
  'customer',
  'purchase_order',
  'lines',
  'amount',
])
