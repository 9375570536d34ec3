import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { integrationTypes } from '#contract/reporting/cross-border.ts'
import type { ReportFigures } from '#contract/reporting/report-pins.ts'
import type { ReportQuery } from '#contract/reporting/reports.ts'
import { dutyRhythms } from '#contract/reporting/tax-duties.ts'
import { mailedColumns } from '../../../recurrence/mailed-columns.ts'

/**
 * Tax returns that were filed. What is in one is known by `sequence`: entries after it, though of an
 * earlier day, belong to the next return, since no entry is ever changed.
 */
export const taxReturnsTable = sqliteTable(
  'tax_returns',
  {
    id: text('id').primaryKey(),
    /** Of the country's own tax, or of the one-stop shop. */
    kind: text('kind', { enum: ['vat', 'oss'] })
      .notNull()
      .default('vat'),
    fromDate: text('from_date').notNull(),
    toDate: text('to_date').notNull(),
    /** The last entry of the journal when it was filed. */
    sequence: integer('sequence').notNull(),
    /** What was filed by box, the contract's ReturnBox[] as JSON. */
    boxes: text('boxes').notNull(),
    /** Tax to pay, or below zero to get back, in minor units of the base currency. */
    owed: integer('owed').notNull(),
    /** What the authority answered with. */
    reference: text('reference').notNull(),
    filedAt: text('filed_at').notNull(),
    filedBy: text('filed_by').notNull(),
    filedByName: text('filed_by_name').notNull(),
  },
  (table) => [uniqueIndex('tax_returns_by_from').on(table.kind, table.fromDate)],
)

/** Days of which the documents' tax is due as they are paid; the last may go on. */
export const taxOnPaymentTable = sqliteTable('tax_on_payment', {
  fromDate: text('from_date').primaryKey(),
  /** `9999-12-31` while it goes on. */
  untilDate: text('until_date').notNull(),
})

/** One row: how often returns are due, and what else the firm files. */
export const taxDutySettingsTable = sqliteTable('tax_duty_settings', {
  id: integer('id').primaryKey(),
  rhythm: text('rhythm', { enum: dutyRhythms }).notNull(),
  hasExtension: integer('has_extension', { mode: 'boolean' }).notNull(),
  ecList: text('ec_list', { enum: ['none', 'month', 'quarter'] }).notNull(),
  oss: integer('oss', { mode: 'boolean' }).notNull(),
  payment: integer('payment', { mode: 'boolean' }).notNull(),
  yearReturn: integer('year_return', { mode: 'boolean' }).notNull(),
  version: integer('version').notNull(),
})

/** What the firm files beside what its country knows, such as the return of an agency. */
export const ownTaxDutiesTable = sqliteTable('own_tax_duties', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  months: text('months', { enum: ['1', '3', '6', '12'] }).notNull(),
  monthsAfter: integer('months_after').notNull(),
  day: integer('day').notNull(),
})

/** What is filed or paid; `key` is a kind of the country or the id of an own one. */
export const taxDutiesDoneTable = sqliteTable(
  'tax_duties_done',
  {
    key: text('key').notNull(),
    toDate: text('to_date').notNull(),
    doneAt: text('done_at').notNull(),
    doneBy: text('done_by').notNull(),
    doneByName: text('done_by_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.toDate] })],
)

/**
 * What an Italian firm wrote of its purchases from abroad, each attempt as it was written. The last of a
 * purchase's part holds; one that was refused is written again under its number.
 */
export const selfIntegrationsTable = sqliteTable(
  'self_integrations',
  {
    /** Names the file: no two of the firm's have one name. */
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    source: text('source', { enum: ['bill', 'expense'] }).notNull(),
    sourceId: text('source_id').notNull(),
    part: text('part', { enum: integrationTypes }).notNull(),
    isReversal: integer('is_reversal', { mode: 'boolean' }).notNull(),
    attempt: integer('attempt').notNull(),
    type: text('type', { enum: integrationTypes }).notNull(),
    number: text('number').notNull(),
    date: text('date').notNull(),
    /** In minor units of euro. */
    base: integer('base').notNull(),
    tax: integer('tax').notNull(),
    xml: text('xml').notNull(),
    writtenAt: text('written_at').notNull(),
    writtenBy: text('written_by').notNull(),
    writtenByName: text('written_by_name').notNull(),
    /** Empty while it stands. */
    refusedAt: text('refused_at').notNull().default(''),
    refusal: text('refusal').notNull().default(''),
  },
  (table) => [
    uniqueIndex('self_integrations_by_source').on(
      table.sourceId,
      table.part,
      table.isReversal,
      table.attempt,
    ),
    index('self_integrations_by_number').on(table.number),
  ],
)

/** Reports with what was chosen on their pages. */
export const savedReportsTable = sqliteTable(
  'saved_reports',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    report: text('report').notNull(),
    /** The contract's ReportQuery. */
    query: text('query', { mode: 'json' }).$type<ReportQuery>().notNull(),
    isShared: integer('is_shared', { mode: 'boolean' }).notNull(),
    ...mailedColumns(),
  },
  (table) => [index('saved_reports_by_next').on(table.nextAt).where(sql`next_at <> ''`)],
)

/** Saved reports on the dashboards of people, each in their own order. */
export const reportPinsTable = sqliteTable(
  'report_pins',
  {
    id: text('id').primaryKey(),
    personId: text('person_id').notNull(),
    savedReportId: text('saved_report_id').notNull(),
    look: text('look', { enum: ['figure', 'chart', 'table'] }).notNull(),
    position: integer('position').notNull(),
  },
  (table) => [uniqueIndex('report_pins_by_person').on(table.personId, table.savedReportId)],
)

/** What saved reports said at the end of days; nothing changes it afterwards. */
export const reportSnapshotsTable = sqliteTable(
  'report_snapshots',
  {
    savedReportId: text('saved_report_id').notNull(),
    day: text('day').notNull(),
    takenAt: text('taken_at').notNull(),
    /** The contract's ReportFigures, in the words of its owner's language then. */
    figures: text('figures', { mode: 'json' }).$type<ReportFigures>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.savedReportId, table.day] })],
)
