import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { CurrencyCode, DateOnly, Id, Instant, wholeNumber } from '../core/fields.ts'
import { calendarPeriods } from './reports.ts'

/** Times that figures are divided by, in the firm's zone, with its week and its fiscal year. */
export const analysisTimes = ['day', 'week', 'month', 'quarter', 'year', 'weekday'] as const
export type AnalysisTime = (typeof analysisTimes)[number]

/** Days that are counted from today; `custom` takes `from` and `to`. Years are the firm's fiscal ones. */
export const AnalysisPeriod = z.enum([
  'last7Days',
  'last30Days',
  ...calendarPeriods,
  'last12Months',
  'custom',
])
export type AnalysisPeriod = z.infer<typeof AnalysisPeriod>

export const AnalysisCompare = z.enum(['none', 'previous', 'yearBefore'])
export type AnalysisCompare = z.infer<typeof AnalysisCompare>

/** How the figures are shown; the same figures always stand in a table below. */
export const AnalysisLook = z.enum([
  'table',
  'number',
  'bar',
  'line',
  'area',
  'stacked',
  'funnel',
  'heat',
  'scatter',
])
export type AnalysisLook = z.infer<typeof AnalysisLook>

/** The largest figures first, the smallest first, or by name. */
export const AnalysisSort = z.enum(['most', 'least', 'name'])
export type AnalysisSort = z.infer<typeof AnalysisSort>

/** As many measures stand beside each other. */
export const maxMeasures = 4
/** As many conditions one analysis keeps to. */
export const maxConditions = 8
export const maxRows = 500

const Name = z.string().regex(/^[a-zA-Z]{2,40}$/, 'invalid')

/** The sign before the colon of a condition: one of the values, none of them, or a part of the name. */
export const conditionSigns = { is: '', not: '!', has: '~' } as const

/**
 * One condition is `field:value`, of several values `field:one|other`; `!:` leaves them out and `~:`
 * looks for a part of the name. Values are percent-encoded.
 */
const Condition = z.string().regex(/^[a-zA-Z]{2,40}[!~]?:[^,:]{1,300}$/)

/** What is asked, over one of the views that `views` lists. */
export const AnalysisQuery = z.object({
  view: Name,
  /** Names of measures, divided by commas; the first of the view where absent. */
  measures: z
    .string()
    .regex(/^([a-zA-Z]{2,40})(,[a-zA-Z]{2,40}){0,3}$/, 'invalid')
    .optional(),
  /** What the rows are: a field of the view, or a time; `none` for the sum alone. */
  by: Name.optional(),
  /** What the columns are; one for each measure where absent. */
  across: Name.optional(),
  /** Which of the view's dates counts; its first where absent. */
  date: Name.optional(),
  period: AnalysisPeriod.optional(),
  from: DateOnly.optional(),
  to: DateOnly.optional(),
  compare: AnalysisCompare.optional(),
  /** Conditions, divided by commas. */
  where: z
    .string()
    .max(1500)
    .refine(
      (text) => text === '' || text.split(',').every((one) => Condition.safeParse(one).success),
      'invalid',
    )
    .refine((text) => text.split(',').length <= maxConditions, 'tooMany')
    .optional(),
  sort: AnalysisSort.optional(),
  /** So many rows are shown; the others are added up in one. */
  limit: wholeNumber({ minimum: 1, maximum: maxRows }).optional(),
  look: AnalysisLook.optional(),
})
export type AnalysisQuery = z.infer<typeof AnalysisQuery>

export const AnalysisUnit = z.enum(['text', 'amount', 'number', 'percent', 'date'])
export type AnalysisUnit = z.infer<typeof AnalysisUnit>

const Option = z.object({ name: z.string(), label: z.string() })

/** What there is to ask about, in words of the person who asks, without what they may not see. */
export const AnalysisView = Option.extend({
  /** One row of it, such as a line of an invoice. */
  grain: z.string(),
  dates: z.array(Option),
  measures: z.array(Option.extend({ unit: AnalysisUnit })),
  fields: z.array(Option),
  /** Whether groups of few people are hidden. */
  isOfPeople: z.boolean(),
})
export type AnalysisView = z.infer<typeof AnalysisView>

/** Minor units of `currency`, decimal text, or a text. */
export const AnalysisCell = z.object({
  amount: z.int().optional(),
  currency: CurrencyCode.optional(),
  number: z.string().optional(),
  text: z.string().optional(),
})
export type AnalysisCell = z.infer<typeof AnalysisCell>

export const AnalysisRow = z.object({
  /** A group, all groups that are not shown, groups of too few people, or the whole. */
  kind: z.enum(['group', 'other', 'hidden', 'total']),
  key: z.string(),
  label: z.string(),
  /** One for each column behind the name; null where there is nothing, or nothing to be seen. */
  cells: z.array(AnalysisCell.nullable()),
  /** What an analysis or a list of records keeps to that makes up this row; null where there is none. */
  drill: z.record(z.string(), z.string()).nullable(),
  /** The page of the record that it names, below the firm; null for none. */
  path: z.string().nullable(),
})
export type AnalysisRow = z.infer<typeof AnalysisRow>

export const AnalysisColumn = z.object({
  key: z.string(),
  label: z.string(),
  unit: AnalysisUnit,
  /** A figure of the span, one of the span before, how they differ, or a part of the row. */
  role: z.enum(['figure', 'before', 'change', 'part', 'share']),
  /** What its cells keep to beside their rows: days, or one more condition; absent where there is none. */
  drill: z.record(z.string(), z.string()).optional(),
})
export type AnalysisColumn = z.infer<typeof AnalysisColumn>

/** What is to be known of the figures. */
export const AnalysisNote = z.enum(['incomplete', 'fewPeople', 'currencies'])
export type AnalysisNote = z.infer<typeof AnalysisNote>

export const Analysis = z.object({
  title: z.string(),
  /** The days, what it keeps to, and the currency. */
  subtitle: z.string(),
  look: AnalysisLook,
  /** Of most amounts. */
  currency: CurrencyCode,
  from: DateOnly,
  to: DateOnly,
  /** The days it is compared with; null for none. */
  before: z.object({ from: DateOnly, to: DateOnly }).nullable(),
  /** The head of the names. */
  groupLabel: z.string(),
  isTime: z.boolean(),
  columns: z.array(AnalysisColumn),
  rows: z.array(AnalysisRow),
  /** What it keeps to, in words. */
  conditions: z.array(z.object({ label: z.string(), text: z.string(), without: z.string() })),
  notes: z.array(AnalysisNote),
  madeAt: Instant,
})
export type Analysis = z.infer<typeof Analysis>

/** The records that a figure is made up of, the newest first. */
export const AnalysisRecords = z.object({
  title: z.string(),
  subtitle: z.string(),
  currency: CurrencyCode,
  columns: z.array(z.object({ key: z.string(), label: z.string(), unit: AnalysisUnit })),
  rows: z.array(
    z.object({
      key: z.string(),
      date: DateOnly.nullable(),
      path: z.string().nullable(),
      cells: z.array(AnalysisCell.nullable()),
    }),
  ),
  page: z.int(),
  hasNextPage: z.boolean(),
})
export type AnalysisRecords = z.infer<typeof AnalysisRecords>

/** A question that owners ask, ready to be taken and changed. */
export const AnalysisTemplate = z.object({
  key: z.string(),
  name: z.string(),
  group: z.string(),
  query: AnalysisQuery,
})
export type AnalysisTemplate = z.infer<typeof AnalysisTemplate>

const path = '/firms/{firmId}/analytics' as const
const tags = ['Analytics']

export const analyticsContract = {
  views: endpoint
    .meta({ needs: 'analysis:view', tool: 'reads' })
    .route({
      method: 'GET',
      path: `${path}/views`,
      tags,
      summary:
        'Lists what analyses can ask about: views with their measures, fields and dates. Their names go into the query of an analysis.',
    })
    .input(z.object({ firmId: Id }))
    .output(z.array(AnalysisView)),
  run: endpoint
    .meta({ needs: 'analysis:view', tool: 'reads' })
    .route({
      method: 'GET',
      path: `${path}/run`,
      tags,
      summary:
        'Answers a question over one view: measures by a field or a time, kept to conditions and compared with an earlier span. Amounts are in minor units (cents) of the currency beside them.',
    })
    .input(AnalysisQuery.extend({ firmId: Id }))
    .output(Analysis),
  file: endpoint
    .meta({ needs: 'analysis:view', isHeavy: true })
    .route({ method: 'GET', path: `${path}/file`, tags })
    .input(AnalysisQuery.extend({ firmId: Id, format: z.enum(['csv', 'xlsx', 'pdf', 'svg']) }))
    .output(z.file()),
  records: endpoint
    .meta({ needs: 'analysis:view' })
    .route({ method: 'GET', path: `${path}/records`, tags })
    .input(
      AnalysisQuery.extend({
        firmId: Id,
        page: wholeNumber({ minimum: 1, maximum: 1000 }).optional(),
      }),
    )
    .output(AnalysisRecords),
  templates: endpoint
    .meta({ needs: 'analysis:view' })
    .route({ method: 'GET', path: `${path}/templates`, tags })
    .input(z.object({ firmId: Id }))
    .output(z.array(AnalysisTemplate)),
}
