import { z } from 'zod'
import { DateOnly, wholeNumber } from './fields.ts'

/** How far a step of the rule goes; a quarter is three months. */
export const recurrenceUnits = ['day', 'week', 'month', 'quarter', 'year'] as const
export const RecurrenceUnit = z.enum(recurrenceUnits)
export type RecurrenceUnit = z.infer<typeof RecurrenceUnit>

export const recurrenceStates = ['active', 'paused', 'ended'] as const
export const RecurrenceState = z.enum(recurrenceStates)
export type RecurrenceState = z.infer<typeof RecurrenceState>

/** What `{period}` names: the time from a date to the next, or the one that ends with it. */
export const RecurrencePeriod = z.enum(['ahead', 'behind'])

/** The names that texts of what recurs may hold in braces, such as `{period}`. */
export const periodNames = [
  'period',
  'from',
  'to',
  'month',
  'nextMonth',
  'quarter',
  'year',
  'count',
] as const
export type PeriodName = (typeof periodNames)[number]

/** When documents are made. The dates are counted from the first one, so that a 31st stays one. */
export const RecurrenceRule = z.object({
  every: wholeNumber({ minimum: 1, maximum: 120 }).default(1),
  unit: RecurrenceUnit,
  firstDate: DateOnly,
  /** Always the last day of its month; for months, quarters and years. */
  isLastDay: z.stringbool().or(z.boolean()).default(false),
  end: z.enum(['never', 'date', 'count']).default('never'),
  endDate: DateOnly.nullable().default(null),
  /** How many are made altogether. */
  endCount: wholeNumber({ minimum: 1, maximum: 1200 }).nullable().default(null),
})
export type RecurrenceRule = z.infer<typeof RecurrenceRule>

/** Why the last attempt failed: a key of the `problem` texts, and the field. */
export const RecurrenceProblem = z.object({
  key: z.string(),
  field: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type RecurrenceProblem = z.infer<typeof RecurrenceProblem>

/** What a row of a list shows of a rule and of how far it is. */
export const recurrenceInRow = {
  currency: true,
  every: true,
  unit: true,
  mode: true,
  nextDate: true,
  madeCount: true,
  failures: true,
} as const

/** A date to come, with the time that its document names. */
export const DateToCome = z.object({ date: DateOnly, period: z.string() })
