import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Customers who are another firm of somebody here. */
export const ownFirmLinksTable = sqliteTable('own_firm_links', {
  partyId: text('party_id').primaryKey(),
  otherFirmId: text('other_firm_id').notNull(),
  createdAt: text('created_at').notNull(),
  createdBy: text('created_by').notNull(),
})

/** What was handed over to another own firm, and the bill that it became there. */
export const ownFirmInvoicesTable = sqliteTable(
  'own_firm_invoices',
  {
    invoiceId: text('invoice_id').primaryKey(),
    otherFirmId: text('other_firm_id').notNull(),
    billId: text('bill_id').notNull(),
    handedOverAt: text('handed_over_at').notNull(),
    handedOverBy: text('handed_over_by').notNull(),
  },
  (table) => [index('own_firm_invoices_by_firm').on(table.otherFirmId, table.invoiceId)],
)

/** What was taken from another own firm: its invoice, and the bill here. */
export const ownFirmBillsTable = sqliteTable(
  'own_firm_bills',
  {
    otherFirmId: text('other_firm_id').notNull(),
    invoiceId: text('invoice_id').notNull(),
    billId: text('bill_id').notNull(),
    takenAt: text('taken_at').notNull(),
    takenBy: text('taken_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.otherFirmId, table.invoiceId] })],
)
