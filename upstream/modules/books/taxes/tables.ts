import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type NetRate, netRhythms } from '#contract/books/net-rates.ts'

/** Tax rates. One that was used is ended or replaced and never changed; `replaces` makes a chain. */
export const taxRatesTable = sqliteTable('tax_rates', {
  code: text('code').primaryKey(),
  /** Names and notes by language, JSON. */
  name: text('name').notNull(),
  note: text('note'),
  vatex: text('vatex').notNull(),
  rate: text('rate').notNull(),
  category: text('category', { enum: ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] }).notNull(),
  direction: text('direction', { enum: ['sale', 'purchase', 'both'] }).notNull(),
  /** Percent of the tax on purchases that is recovered. */
  recoverable: text('recoverable').notNull(),
  isReverseCharge: integer('is_reverse_charge', { mode: 'boolean' }).notNull(),
  /** The contract's TaxAccounts, TaxBoxes and TaxPart[], JSON. */
  accounts: text('accounts').notNull(),
  boxes: text('boxes').notNull(),
  parts: text('parts').notNull(),
  validFrom: text('valid_from'),
  validTo: text('valid_to'),
  replaces: text('replaces'),
  isDefault: integer('is_default', { mode: 'boolean' }).notNull(),
  isUsed: integer('is_used', { mode: 'boolean' }).notNull(),
  position: integer('position').notNull(),
  version: integer('version').notNull(),
})

/** By which method tax is settled from a year on (Switzerland); no rates: effectively. */
export const netRatesTable = sqliteTable('net_tax_rates', {
  year: integer('year').primaryKey(),
  rhythm: text('rhythm', { enum: netRhythms }).notNull(),
  /** The contract's NetRate[]. */
  rates: text('rates', { mode: 'json' }).$type<NetRate[]>().notNull(),
})
