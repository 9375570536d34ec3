import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listContract, listQuery } from '../core/register.ts'
import { PersonId, ProjectChoice } from './projects.ts'

/** A time on the clocks of the firm's zone; empty where nobody knows it. */
const Clock = z
  .string()
  .trim()
  .regex(/^(([01]?\d|2[0-3]):[0-5]\d)?$/, 'invalidTime')
  .transform((text) => text.padStart(text === '' ? 0 : 5, '0'))
  .default('')

/** Hours and minutes as `1:30`, or hours as a decimal number, `1.5`; empty where begin and end say it. */
const Duration = z
  .string()
  .trim()
  .regex(/^(\d{1,2}:[0-5]\d|\d{1,2}([.,]\d{1,2})?)?$/, 'invalidDuration')
  .default('')

/** None, or the id of a project. */
const ProjectRef = z.union([z.literal(''), field.Id]).default('')
const TaskRef = z.union([z.literal(''), field.Id]).default('')
const isBillable = z.stringbool().or(z.boolean()).default(true)

/** What is worked on. */
const about = {
  projectId: ProjectRef,
  taskId: TaskRef,
  note: field.optionalText(500),
}

export const TimeEntryInput = z.object({
  ...about,
  isBillable,
  date: field.DateOnly,
  /** Without it the entry takes the next free time of the day. */
  from: Clock,
  /** An end at or before the begin is one of the next day. */
  to: Clock,
  duration: Duration,
})
export type TimeEntryInput = z.infer<typeof TimeEntryInput>

export const timeSources = ['timer', 'hand', 'sheet', 'file'] as const

export const TimeEntry = z.object({
  id: field.Id,
  personId: field.Id,
  personName: z.string(),
  projectId: z.string(),
  /** Code and name; empty for time on no project. */
  project: z.string(),
  taskId: z.string(),
  task: z.string(),
  note: z.string(),
  isBillable: z.boolean(),
  /** The day on which it began where the firm is. */
  date: field.DateOnly,
  startedAt: field.Instant,
  /** Null while the timer runs. */
  endedAt: field.Instant.nullable(),
  /** What clocks of the firm’s zone showed, `HH:mm`; empty while the timer runs. */
  from: z.string(),
  to: z.string(),
  /** Up to now, while the timer runs. */
  seconds: z.int(),
  source: z.enum(timeSources),
  invoiceId: z.string().nullable(),
  /** Why it cannot be changed; null where it can. */
  lock: z.enum(['invoiced', 'approved', 'submitted']).nullable(),
  version: field.Version,
  updatedAt: field.Instant,
})
export type TimeEntry = z.infer<typeof TimeEntry>

export const TimeEntryQuery = listQuery({
  tabs: ['all', 'unbilled', 'invoiced'],
  sorts: ['startedAt'],
  direction: 'descending',
  filters: {
    projectId: field.Id.optional(),
    personId: field.Id.optional(),
    from: field.DateOnly.optional(),
    to: field.DateOnly.optional(),
  },
})
export type TimeEntryQuery = z.infer<typeof TimeEntryQuery>

const Work = z.object({
  projects: z.array(ProjectChoice),
  tasks: z.array(ProjectChoice.extend({ projectId: field.Id })),
  /** Whether there are more projects or tasks than are listed. */
  hasMore: z.boolean(),
})

/** What runs, and what can be worked on: where the person takes part first. */
export const TimerState = Work.extend({
  running: TimeEntry.nullable(),
  /** What was searched for, with the projects of tasks and the tasks of projects; null without a search. */
  found: Work.nullable(),
  /** Latest entries of other work than what runs, to go on with. */
  recent: z.array(TimeEntry),
})
export type TimerState = z.infer<typeof TimerState>

export const weekStates = ['open', 'submitted', 'approved', 'returned'] as const
export const WeekState = z.enum(weekStates)
export type WeekState = z.infer<typeof WeekState>
export const weekActions = ['submit', 'withdraw', 'approve', 'return', 'reopen'] as const
export const WeekAction = z.enum(weekActions)
export type WeekAction = z.infer<typeof WeekAction>

const Overlap = z.object({
  firstId: field.Id,
  secondId: field.Id,
  from: field.Instant,
  to: field.Instant,
  minutes: z.int(),
})

/** A person's week: its entries, and what they come to by work and day. */
export const TimeWeek = z.object({
  personId: field.Id,
  personName: z.string(),
  weekDate: field.DateOnly,
  days: z.array(field.DateOnly),
  state: WeekState,
  /** Why it was returned. */
  reason: z.string(),
  decidedBy: z.string(),
  actions: z.array(WeekAction),
  rows: z.array(
    z.object({
      projectId: z.string(),
      project: z.string(),
      taskId: z.string(),
      task: z.string(),
      /** Of each day of the week; minutes as the sheet shows them. */
      minutes: z.array(z.int()),
    }),
  ),
  entries: z.array(TimeEntry),
  overlaps: z.array(Overlap),
  seconds: z.int(),
  billableSeconds: z.int(),
  /** What one's own calendars have of the week until now, of which no time is noted yet. */
  events: z.array(
    z.object({ title: z.string(), date: field.DateOnly, from: z.string(), to: z.string() }),
  ),
})
export type TimeWeek = z.infer<typeof TimeWeek>

export const SheetCellInput = z.object({
  projectId: ProjectRef,
  taskId: TaskRef,
  date: field.DateOnly,
  minutes: field.wholeNumber({ minimum: 0, maximum: 1440 }),
})

/** A week that somebody handed in. */
export const WaitingWeek = z.object({
  personId: field.Id,
  personName: z.string(),
  weekDate: field.DateOnly,
  state: WeekState,
  seconds: z.int(),
  submittedAt: field.Instant,
})
export type WaitingWeek = z.infer<typeof WaitingWeek>

const tags = ['Time']
const inFirm = z.object({ firmId: field.Id })
const one = z.object({ firmId: field.Id, timeEntryId: field.Id })
const base = '/firms/{firmId}/time-entries' as const
const weeks = '/firms/{firmId}/time-weeks' as const
/** The week of a day; of oneself where nobody is named. */
const ofWeek = z.object({ firmId: field.Id, date: field.DateOnly.optional(), personId: PersonId })

export const timeContract = {
  ...listContract({
    base,
    tags,
    view: 'time:view',
    query: TimeEntryQuery,
    row: TimeEntry,
    listed:
      'Lists time entries, the latest first: one’s own, or everybody’s for who approves time.',
  }),
  create: endpoint
    .meta({ needs: 'time:edit', tool: 'drafts' })
    .route({
      method: 'POST',
      path: base,
      tags,
      successStatus: 201,
      summary: 'Records time that was worked: a day with begin and end, or with a duration.',
    })
    .input(TimeEntryInput.extend({ firmId: field.Id, personId: PersonId }))
    .output(TimeEntry),
  get: endpoint
    .meta({ needs: 'time:view' })
    .route({ method: 'GET', path: `${base}/{timeEntryId}`, tags })
    .input(one)
    .output(TimeEntry),
  update: endpoint
    .meta({ needs: 'time:edit' })
    .route({ method: 'PUT', path: `${base}/{timeEntryId}`, tags })
    .input(TimeEntryInput.extend(one.shape).extend({ version: field.Version }))
    .output(TimeEntry),
  /** Only one that is neither invoiced nor handed in. */
  delete: endpoint
    .meta({ needs: 'time:delete' })
    .route({ method: 'DELETE', path: `${base}/{timeEntryId}`, tags })
    .input(one)
    .output(z.object({ id: field.Id })),
  timer: endpoint
    .meta({ needs: 'time:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/timer', tags })
    .input(inFirm.extend({ q: field.optionalText(200) }))
    .output(TimerState),
  /** The running entry alone, for the frame of every page. */
  running: endpoint
    .meta({ needs: 'time:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/timer/running', tags })
    .input(inFirm)
    .output(z.object({ running: TimeEntry.nullable() })),
  /**
   * Starts one's timer; one that runs ends at the same instant. A device that was without a connection
   * says when that was, and when it was stopped where that has happened too.
   */
  start: endpoint
    .meta({ needs: 'time:edit' })
    .route({ method: 'POST', path: '/firms/{firmId}/timer', tags })
    .input(
      z.object({
        ...{ firmId: field.Id, ...about },
        startedAt: field.Instant.optional(),
        stoppedAt: field.Instant.optional(),
      }),
    )
    .output(z.object({ running: TimeEntry.nullable() })),
  /** Stops what runs, now or when a device without a connection did; what began since then goes on. */
  stop: endpoint
    .meta({ needs: 'time:edit' })
    .route({ method: 'POST', path: '/firms/{firmId}/timer/stop', tags })
    .input(inFirm.extend({ stoppedAt: field.Instant.optional() }))
    .output(z.object({ stopped: TimeEntry.nullable() })),
  week: endpoint
    .meta({ needs: 'time:view' })
    .route({ method: 'GET', path: weeks, tags })
    .input(ofWeek)
    .output(TimeWeek),
  /** Makes the entries of one's week come to what was typed; nothing is booked twice. */
  saveWeek: endpoint
    .meta({ needs: 'time:edit' })
    .route({ method: 'PUT', path: weeks, tags })
    .input(ofWeek.extend({ cells: z.array(SheetCellInput).max(700) }))
    .output(TimeWeek),
  /** Hands a week in, or decides about that of somebody else. */
  stepWeek: endpoint
    .meta({ needs: 'time:edit' })
    .route({ method: 'POST', path: `${weeks}/steps`, tags })
    .input(ofWeek.extend({ action: WeekAction, reason: field.optionalText(500) }))
    .output(TimeWeek),
  waiting: endpoint
    .meta({ needs: 'time:approve' })
    .route({ method: 'GET', path: `${weeks}/waiting`, tags })
    .input(inFirm)
    .output(z.object({ weeks: z.array(WaitingWeek) })),
}
