import { integer, text } from 'drizzle-orm/sqlite-core'
import { recurrenceStates, recurrenceUnits } from '#contract/core/recurrence.ts'

/** The columns of something that comes again and again: its rule, its next date, how it went. */
export function recurrenceColumns() {
  return {
    every: integer('every').notNull(),
    unit: text('unit', { enum: recurrenceUnits }).notNull(),
    firstDate: text('first_date').notNull(),
    isLastDay: integer('is_last_day', { mode: 'boolean' }).notNull(),
    end: text('end_kind', { enum: ['never', 'date', 'count'] }).notNull(),
    endDate: text('end_date'),
    endCount: integer('end_count'),
    period: text('period', { enum: ['ahead', 'behind'] }).notNull(),
    state: text('state', { enum: recurrenceStates }).notNull(),
    /** The place of the next date in the rule, that date, and the instant it is tried; empty ends. */
    nextPlace: integer('next_place').notNull(),
    nextDate: text('next_date').notNull(),
    runAt: text('run_at').notNull(),
    madeCount: integer('made_count').notNull().default(0),
    failures: integer('failures').notNull().default(0),
    /** The contract's `problem` of the last attempt as JSON. */
    problem: text('problem'),
  }
}
