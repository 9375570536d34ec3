import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { soldColumns } from '../../../documents/columns.ts'

/** Amounts are minor units of the base currency, quantities decimal text; what has parts is JSON. */
export const tillRegistersTable = sqliteTable(
  'till_registers',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    code: text('code').notNull(),
    warehouseId: text('warehouse_id').notNull(),
    float: integer('float').notNull(),
    priceMode: text('price_mode', { enum: ['gross', 'net'] }).notNull(),
    footer: text('footer').notNull(),
    costCentreId: text('cost_centre_id').notNull(),
    terminalReader: text('terminal_reader').notNull().default(''),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull(),
    version: integer('version').notNull(),
  },
  (table) => [uniqueIndex('till_registers_by_code').on(table.code)],
)

/** Numbers that a till has given: of tickets (''), Z reports ('Z') and each device's own ('A' …). */
export const tillSeriesTable = sqliteTable(
  'till_series',
  {
    registerId: text('register_id').notNull(),
    series: text('series').notNull(),
    last: integer('last').notNull(),
    /** The device that a series belongs to; empty for none. */
    device: text('device').notNull().default(''),
    secret: text('secret').notNull().default(''),
    reservedBy: text('reserved_by').notNull().default(''),
    reservedByName: text('reserved_by_name').notNull().default(''),
    /** Since when the device may say that it sold, and when it last did: it sold nothing before. */
    reservedAt: text('reserved_at'),
    lastSoldAt: text('last_sold_at'),
    /** When the device was last heard of, and how many tickets it said to keep then. */
    seenAt: text('seen_at'),
    waiting: integer('waiting').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.registerId, table.series] })],
)

export const tillSessionsTable = sqliteTable(
  'till_sessions',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    registerId: text('register_id').notNull(),
    registerName: text('register_name').notNull(),
    number: text('number').notNull(),
    state: text('state', { enum: ['open', 'counted', 'closed'] }).notNull(),
    /** `open` or `closed`: the tab that it stands under. */
    stage: text('stage', { enum: ['open', 'closed'] }).notNull(),
    date: text('date').notNull(),
    openedAt: text('opened_at').notNull(),
    openedBy: text('opened_by').notNull(),
    openedByName: text('opened_by_name').notNull(),
    openingCount: text('opening_count').notNull(),
    opening: integer('opening').notNull(),
    /** What the last close had left, where it was opened with something else; null otherwise. */
    leftBefore: integer('left_before'),
    /** Where what else it was opened with comes from, and how much that is, below zero for less. */
    openingSource: text('opening_source', { enum: ['bank', 'owner', 'cash', 'unknown'] }),
    brought: integer('brought').notNull().default(0),
    closingCount: text('closing_count'),
    counted: integer('counted'),
    countedAt: text('counted_at'),
    countedBy: text('counted_by').notNull().default(''),
    countedByName: text('counted_by_name').notNull().default(''),
    closedAt: text('closed_at'),
    closedByName: text('closed_by_name').notNull().default(''),
    note: text('note').notNull().default(''),
    /** Of what is closed, for the list. */
    total: integer('total'),
    difference: integer('difference'),
    /** The Z report as it was posted, JSON. */
    report: text('report'),
    version: integer('version').notNull(),
  },
  (table) => [
    index('till_sessions_by_date').on(table.date, table.id),
    index('till_sessions_by_stage').on(table.stage, table.date, table.id),
    uniqueIndex('till_sessions_one_open').on(table.registerId).where(sql`stage = 'open'`),
    uniqueIndex('till_sessions_by_number').on(table.number).where(sql`number <> ''`),
  ],
)

/** Money put into a drawer or taken out of it; only added. */
export const tillMovesTable = sqliteTable(
  'till_moves',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id').notNull(),
    direction: text('direction', { enum: ['in', 'out'] }).notNull(),
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: ['bank', 'owner', 'tips', 'other'] }).notNull(),
    /** Whose cash went to the bank, and how much of each: JSON, empty for this session's. */
    forSessions: text('for_sessions').notNull().default('[]'),
    note: text('note').notNull(),
    date: text('date').notNull(),
    at: text('at').notNull(),
    by: text('by').notNull(),
    byName: text('by_name').notNull(),
  },
  (table) => [
    index('till_moves_of_session').on(table.sessionId, table.id),
    index('till_moves_to_bank').on(table.date).where(sql`for_sessions <> '[]'`),
  ],
)

/** What is being sold. One that is sold or void stays for the history. */
export const tillCartsTable = sqliteTable(
  'till_carts',
  {
    id: text('id').primaryKey(),
    registerId: text('register_id').notNull(),
    sessionId: text('session_id').notNull(),
    state: text('state', { enum: ['open', 'parked', 'void', 'sold'] }).notNull(),
    label: text('label').notNull(),
    /** The contract's CartInput as JSON. */
    content: text('content').notNull(),
    cashierId: text('cashier_id').notNull(),
    cashierName: text('cashier_name').notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    index('till_carts_of_register').on(table.registerId, table.state, table.id),
    index('till_carts_of_session').on(table.sessionId, table.state),
  ],
)

/** Sales and refunds; never changed. */
export const tillTicketsTable = sqliteTable(
  'till_tickets',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    number: text('number').notNull().unique(),
    kind: text('kind', { enum: ['sale', 'refund'] }).notNull(),
    registerId: text('register_id').notNull(),
    registerName: text('register_name').notNull(),
    sessionId: text('session_id').notNull(),
    /** The day it belongs to in the books, and when it was sold: an instant, and the hour there. */
    date: text('date').notNull(),
    /** The day of its entry: `date`, or the first open one where that was closed before its till was. */
    postedOn: text('posted_on').notNull(),
    soldAt: text('sold_at').notNull(),
    /** When it was entered: later than it was sold where a device had no net. */
    recordedAt: text('recorded_at').notNull(),
    hour: integer('hour').notNull(),
    cashierId: text('cashier_id').notNull(),
    cashierName: text('cashier_name').notNull(),
    customerId: text('customer_id'),
    customerName: text('customer_name').notNull(),
    currency: text('currency').notNull(),
    priceMode: text('price_mode', { enum: ['gross', 'net'] }).notNull(),
    discount: text('discount'),
    coupon: text('coupon'),
    points: text('points'),
    subtotal: integer('subtotal').notNull(),
    discountTotal: integer('discount_total').notNull(),
    taxGroups: text('tax_groups').notNull(),
    net: integer('net').notNull(),
    tax: integer('tax').notNull(),
    /** Of gift cards: in the total, but neither in net nor in tax. */
    giftCardTotal: integer('gift_card_total').notNull().default(0),
    total: integer('total').notNull(),
    rounding: integer('rounding').notNull(),
    reason: text('reason').notNull(),
    refundOfId: text('refund_of_id'),
    flags: text('flags').notNull(),
    /** Name, address and tax number of the firm, and the foot, as they were; JSON. */
    head: text('head').notNull(),
    publicSecret: text('public_secret').notNull(),
  },
  (table) => [
    index('till_tickets_by_time').on(table.soldAt, table.id),
    index('till_tickets_by_kind').on(table.kind, table.soldAt, table.id),
    index('till_tickets_of_session').on(table.sessionId, table.id),
    index('till_tickets_by_date').on(table.date, table.registerId),
    index('till_tickets_by_posted').on(table.postedOn),
    index('till_tickets_of_customer')
      .on(table.customerId, table.date, table.id)
      .where(sql`customer_id is not null`),
    index('till_tickets_of_origin').on(table.refundOfId).where(sql`refund_of_id is not null`),
    uniqueIndex('till_tickets_by_secret').on(table.publicSecret),
  ],
)

export const tillTicketLinesTable = sqliteTable(
  'till_ticket_lines',
  {
    ticketId: text('ticket_id').notNull(),
    ...soldColumns(),
    taxCode: text('tax_code').notNull(),
    taxCategory: text('tax_category').notNull(),
    taxRate: text('tax_rate').notNull(),
    incomeAccount: text('income_account').notNull(),
    costCentreId: text('cost_centre_id').notNull(),
    amount: integer('amount').notNull(),
    net: integer('net').notNull(),
    tax: integer('tax').notNull(),
    /** What of the ticket's coupon and points fell on it. */
    coupon: integer('coupon').notNull().default(0),
    points: integer('points').notNull().default(0),
    /** The line that it takes back. */
    refundOfPosition: integer('refund_of_position'),
  },
  (table) => [
    primaryKey({ columns: [table.ticketId, table.position] }),
    index('till_ticket_lines_of_item').on(table.itemId).where(sql`item_id is not null`),
  ],
)

/** Gift cards that a ticket sells, tops up or takes back. */
export const tillTicketCardsTable = sqliteTable(
  'till_ticket_cards',
  {
    ticketId: text('ticket_id').notNull(),
    position: integer('position').notNull(),
    walletId: text('wallet_id').notNull(),
    number: text('number').notNull(),
    codeEnd: text('code_end').notNull(),
    /** The code of a new card, which its receipt shows until it is used; empty for none. */
    sealedCode: text('sealed_code').notNull(),
    isTopUp: integer('is_top_up', { mode: 'boolean' }).notNull(),
    /** The last day of the card; null for none. */
    expiresOn: text('expires_on'),
    /** Below zero for what is taken back: the card at a position of its ticket. */
    amount: integer('amount').notNull(),
    refundOfPosition: integer('refund_of_position'),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.position] })],
)

export const tillTendersTable = sqliteTable(
  'till_tenders',
  {
    ticketId: text('ticket_id').notNull(),
    position: integer('position').notNull(),
    tender: text('tender', { enum: ['cash', 'card', 'giftCard', 'balance'] }).notNull(),
    /** The gift card or balance that paid; empty for others. */
    walletId: text('wallet_id').notNull(),
    /** What was handed over; below zero for what was paid back. */
    amount: integer('amount').notNull(),
    change: integer('change').notNull(),
    reference: text('reference').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.position] })],
)

export const tillTipsTable = sqliteTable(
  'till_tips',
  {
    ticketId: text('ticket_id').notNull(),
    tender: text('tender', { enum: ['cash', 'card'] }).notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.tender] })],
)

/** What a till shows first; without a row, what it sells most. */
export const tillFavouritesTable = sqliteTable(
  'till_favourites',
  {
    registerId: text('register_id').notNull(),
    position: integer('position').notNull(),
    itemId: text('item_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.registerId, table.position] })],
)
