import { integer, text } from 'drizzle-orm/sqlite-core'
import { stamps } from '../register/stamps.ts'

/**
 * Columns that every kind of document has; its table adds its party, states and dates. Amounts are
 * minor units of `currency`, `…Base` of the firm's.
 */
export function documentColumns() {
  return {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    number: text('number'),
    /** Year and running number as one integer, so that 10 sorts after 9; 0 without a number. */
    numberOrder: integer('number_order').notNull().default(0),
    issueDate: text('issue_date').notNull(),
    currency: text('currency').notNull(),
    exchangeRate: text('exchange_rate').notNull(),
    priceMode: text('price_mode', { enum: ['net', 'gross'] }).notNull(),
    language: text('language').notNull(),
    /** The contract's Discount as JSON. */
    discount: text('discount'),
    notes: text('notes').notNull(),
    internalNote: text('internal_note').notNull(),
    subtotal: integer('subtotal').notNull(),
    lineDiscounts: integer('line_discounts').notNull(),
    documentDiscount: integer('document_discount').notNull(),
    /** The contract's TaxGroupTotal[] as JSON. */
    taxGroups: text('tax_groups').notNull(),
    net: integer('net').notNull(),
    tax: integer('tax').notNull(),
    /** What rounding to coins adds to net and tax; it is in the total. */
    rounding: integer('rounding').notNull().default(0),
    total: integer('total').notNull(),
    totalBase: integer('total_base').notNull().default(0),
    /** Seller, buyer and texts as they were when the document was issued, JSON. */
    snapshot: text('snapshot'),
    publicSecret: text('public_secret'),
    /** The last day on which the public link leads to it; null: for good. */
    publicUntil: text('public_until'),
    sentAt: text('sent_at'),
    viewedAt: text('viewed_at'),
    ...stamps(),
  }
}

/** What was sold: columns of every line, on a document or a receipt. */
export function soldColumns() {
  return {
    position: integer('position').notNull(),
    itemId: text('item_id'),
    sku: text('sku').notNull(),
    description: text('description').notNull(),
    quantity: text('quantity').notNull(),
    unit: text('unit').notNull(),
    unitPrice: text('unit_price').notNull(),
    discount: text('discount'),
  }
}

/** Columns that the lines of every kind have; its table adds the document's id and its own. */
export function lineColumns() {
  return {
    id: text('id').primaryKey(),
    ...soldColumns(),
    /** The contract's LineLayout as JSON; empty where the line stands plainly below the last. */
    layout: text('layout').notNull().default(''),
    taxCode: text('tax_code').notNull(),
    /** Empty for none. */
    costCentreId: text('cost_centre_id').notNull().default(''),
    taxCategory: text('tax_category').notNull(),
    taxRate: text('tax_rate').notNull(),
    amount: integer('amount').notNull(),
    net: integer('net').notNull(),
    taxAmount: integer('tax_amount').notNull(),
  }
}
