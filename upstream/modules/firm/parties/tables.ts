import { type SQL, sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { PartyInput } from '#contract/firm/parties.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** `rowNumber` ties a row to its entry in the full-text index. */
export const partiesTable = sqliteTable(
  'parties',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    isCustomer: integer('is_customer', { mode: 'boolean' }).notNull(),
    isSupplier: integer('is_supplier', { mode: 'boolean' }).notNull(),
    kind: text('kind', { enum: ['company', 'person'] }).notNull(),
    name: text('name').notNull(),
    contactName: text('contact_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** The contract's Address as JSON. */
    address: text('address').notNull(),
    city: text('city').notNull(),
    country: text('country').notNull(),
    vatId: text('vat_id').notNull(),
    registryNumber: text('registry_number').notNull(),
    language: text('language').notNull(),
    currency: text('currency').notNull(),
    paymentTermsDays: integer('payment_terms_days'),
    notes: text('notes').notNull(),
    number: text('number').notNull(),
    /** The contract's lists as JSON, and so below. */
    contacts: text('contacts', { mode: 'json' }).$type<PartyInput['contacts']>().notNull(),
    addresses: text('addresses', { mode: 'json' }).$type<PartyInput['addresses']>().notNull(),
    taxNumbers: text('tax_numbers', { mode: 'json' }).$type<PartyInput['taxNumbers']>().notNull(),
    ownNumber: text('own_number').notNull(),
    purchaseTermsDays: integer('purchase_terms_days'),
    purchaseDiscountRate: text('purchase_discount_rate').notNull(),
    purchaseDiscountDays: integer('purchase_discount_days'),
    deliveryTerms: text('delivery_terms').notNull(),
    minimumOrder: text('minimum_order').notNull(),
    /** Minor units of the base currency. */
    creditLimit: integer('credit_limit'),
    tags: text('tags', { mode: 'json' }).$type<PartyInput['tags']>().notNull(),
    ownerId: text('owner_id').notNull(),
    consents: text('consents', { mode: 'json' }).$type<PartyInput['consents']>().notNull(),
    electronicProfile: text('electronic_profile', { enum: ['', 'xrechnung', 'peppol'] }).notNull(),
    electronicScheme: text('electronic_scheme').$type<PartyInput['electronicScheme']>().notNull(),
    electronicId: text('electronic_id').notNull(),
    buyerReference: text('buyer_reference').notNull(),
    isSplitPayment: integer('is_split_payment', { mode: 'boolean' }).notNull().default(false),
    selfBillingSince: text('self_billing_since'),
    selfBillingUntil: text('self_billing_until'),
    isSmallBusiness: integer('is_small_business', { mode: 'boolean' }).notNull().default(false),
    bankAccounts: text('bank_accounts', { mode: 'json' })
      .$type<PartyInput['bankAccounts']>()
      .notNull(),
    custom: text('custom', { mode: 'json' }).$type<PartyInput['custom']>().notNull().default({}),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    mergedIntoId: text('merged_into_id'),
    anonymisedAt: text('anonymised_at'),
    ...stamps(),
  },
  (table) => [
    index('parties_merged').on(table.mergedIntoId).where(sql`merged_into_id is not null`),
    uniqueIndex('parties_by_number').on(table.number).where(sql`number <> ''`),
    ...ordersOf('parties', table),
    ...ordersOf('customers', table, sql`is_customer = 1`),
    ...ordersOf('suppliers', table, sql`is_supplier = 1`),
  ],
)

/** Accounts that were added to a party that had some before, or that a file named, until they are confirmed. */
export const heldAccountsTable = sqliteTable(
  'held_accounts',
  {
    partyId: text('party_id').notNull(),
    iban: text('iban').notNull(),
    changedBy: text('changed_by').notNull(),
    changedByName: text('changed_by_name').notNull(),
    changedAt: text('changed_at').notNull(),
    /** Whether a file named it, such as an electronic invoice, and nobody typed it. */
    isOfFile: integer('is_of_file', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.partyId, table.iban] })],
)

type Ordered = Record<'isArchived' | 'updatedAt' | 'id', AnySQLiteColumn>

/** An index for each order of the list, of all parties or of those that are meant. */
function ordersOf(name: string, { isArchived, updatedAt, id }: Ordered, meant?: SQL) {
  const orders = {
    name: sql`name collate nocase`,
    city: sql`city collate nocase`,
    change: updatedAt,
  }
  return Object.entries(orders).map(([order, by]) => {
    const ordered = index(`${name}_by_${order}`).on(isArchived, by, id)
    return meant ? ordered.where(meant) : ordered
  })
}

/**
 * Parties as address books of phones and other programs know them. It stays when its party is deleted,
 * so that they can be told.
 */
export const contactCardsTable = sqliteTable(
  'contact_cards',
  {
    partyId: text('party_id').primaryKey(),
    /** Of the card, and the last part of its address. */
    uid: text('uid').notNull(),
    name: text('name').notNull(),
    changeNumber: integer('change_number').notNull(),
    /** The card as a program wrote it, with a picture and all that parties have no field for; empty for none. */
    source: text('source').notNull().default(''),
    /** What the party was when it was read of that card, as JSON. */
    base: text('base').notNull().default(''),
    /** `1985-04-12`, or `--04-12` where the year is not known; empty for none. */
    birthday: text('birthday').notNull().default(''),
  },
  (table) => [
    index('contact_cards_by_change').on(table.changeNumber),
    index('contact_cards_by_name').on(table.name),
    index('contact_cards_by_uid').on(table.uid),
  ],
)

export const partySearch = fullText('party_search', ['name', 'contact', 'email', 'city', 'vat_id'])
