import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The device that signs what a till sells; one a till. */
export const fiscalDevicesTable = sqliteTable('fiscal_devices', {
  registerId: text('register_id').primaryKey(),
  country: text('country', { enum: ['AT', 'DE'] }).notNull(),
  mode: text('mode', { enum: ['standIn', 'remote'] }).notNull(),
  state: text('state', { enum: ['ready', 'failed', 'ended'] }).notNull(),
  /** Serial number of the till, fixed as it stands in what was signed. */
  cashbox: text('cashbox').notNull(),
  /** Serial number of the device, or the id of the key. */
  serial: text('serial').notNull(),
  /** The private key (PKCS 8, PEM) and, in Austria, the key of the turnover counter; sealed. */
  sealedKeys: text('sealed_keys').notNull(),
  /** SubjectPublicKeyInfo, base 64. */
  publicKey: text('public_key').notNull(),
  /** What it signed for, minor units; and how often. */
  turnover: integer('turnover').notNull(),
  transactions: integer('transactions').notNull(),
  signatures: integer('signatures').notNull(),
  /** Receipts of nothing, which it numbers itself. */
  zeros: integer('zeros').notNull(),
  serviceUrl: text('service_url').notNull(),
  sealedToken: text('sealed_token').notNull(),
  startedAt: text('started_at').notNull(),
  failedAt: text('failed_at'),
  version: integer('version').notNull(),
})

/** What was signed, or could not be, in the order it was; only a signature that was waited for is added. */
export const fiscalRecordsTable = sqliteTable(
  'fiscal_records',
  {
    position: integer('position').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    registerId: text('register_id').notNull(),
    kind: text('kind', {
      enum: [
        ...(['sale', 'refund', 'opening', 'move', 'closing'] as const),
        ...(['start', 'zero', 'month', 'year', 'end'] as const),
      ],
    }).notNull(),
    /** The ticket, move or session; empty for a receipt of nothing. */
    documentId: text('document_id').notNull(),
    number: text('number').notNull(),
    /** The instant of it, UTC. */
    at: text('at').notNull(),
    state: text('state', { enum: ['signed', 'standIn', 'waiting', 'missing'] }).notNull(),
    /** AT: the JWS. DE: the contract of `de/transaction.ts` as JSON. */
    content: text('content').notNull(),
    error: text('error').notNull(),
  },
  (table) => [
    index('fiscal_records_of_register').on(table.registerId, table.position),
    index('fiscal_records_of_document').on(table.documentId),
  ],
)
