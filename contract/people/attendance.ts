import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'

/** `YYYY-MM` */
export const Month = z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'invalidDate')

export const punchKinds = ['in', 'break', 'resume', 'out'] as const
export const PunchKind = z.enum(punchKinds)
export type PunchKind = z.infer<typeof PunchKind>

/** Whether somebody works now. */
export const Presence = z.object({
  state: z.enum(['out', 'in', 'break']),
  since: field.Instant.nullable(),
  /** What may be pressed now. */
  next: z.array(PunchKind),
})
export type Presence = z.infer<typeof Presence>

const Minutes = z.int()

/** One local day of a month; all in minutes. */
export const SheetDay = z.object({
  date: field.DateOnly,
  planned: Minutes,
  worked: Minutes,
  breaks: z.object({ taken: Minutes, automatic: Minutes, missing: Minutes }),
  /** Time that counts though nobody worked: `holiday`, or the type of leave. */
  credits: z.array(z.object({ kind: z.string(), minutes: Minutes })),
  premiums: z.array(z.object({ code: z.string(), percent: z.string(), minutes: Minutes })),
  difference: Minutes,
  /** Punches that somebody has to explain. */
  openItems: z.int(),
  /** Stretches of work that began on the day, by the clock where the firm is. */
  spans: z.array(z.object({ from: z.string(), to: z.string() })),
})
export type SheetDay = z.infer<typeof SheetDay>

export const TimeSheet = z.object({
  month: Month,
  days: z.array(SheetDay),
  totals: SheetDay.omit({ date: true, spans: true }),
  /** When the person signed it, or who released it for them, and whether it is still the same. */
  signed: z.object({ at: field.Instant, holds: z.boolean(), releasedBy: z.string() }).nullable(),
})
export type TimeSheet = z.infer<typeof TimeSheet>

/** A punch as it holds, with its place in the day for corrections. */
export const DayPunch = z.object({
  id: z.string(),
  time: z.string(),
  kind: z.enum([...punchKinds, 'tap']),
})

export const correctionStates = ['submitted', 'approved', 'rejected', 'withdrawn'] as const

export const Correction = z.object({
  id: field.Id,
  employeeId: field.Id,
  employeeName: z.string(),
  date: field.DateOnly,
  /** What is to be changed, in order: a punch added, moved from one time to another, or removed. */
  changes: z.array(
    z.object({
      kind: z.enum(['add', 'move', 'remove']),
      punchKind: z.string(),
      from: z.string(),
      to: z.string(),
    }),
  ),
  reason: z.string(),
  state: z.enum(correctionStates),
  decidedBy: z.string(),
  decisionReason: z.string(),
  askedAt: field.Instant,
  actions: z.array(z.enum(['decide', 'withdraw'])),
  version: field.Version,
})
export type Correction = z.infer<typeof Correction>

/** How the punches of a day should be. */
export const CorrectionInput = z.object({
  date: field.DateOnly,
  /** Punches that there are: at another time, or taken away where the time is empty. */
  punches: z
    .array(z.object({ id: z.string().max(60), time: z.union([z.literal(''), field.ClockTime]) }))
    .max(50)
    .default([]),
  /** Punches that are missing; those without a time are left out. */
  more: z
    .array(z.object({ kind: PunchKind, time: z.union([z.literal(''), field.ClockTime]) }))
    .max(20)
    .default([]),
  reason: field.requiredText(400),
})
export type CorrectionInput = z.infer<typeof CorrectionInput>

export const Shift = z.object({
  id: field.Id,
  employeeId: field.Id,
  employeeName: z.string(),
  date: field.DateOnly,
  from: field.ClockTime,
  /** At or before `from` it is on the next day. */
  to: field.ClockTime,
  /** What stands against it by law or leave. */
  conflicts: z.array(z.enum(['overlap', 'rest', 'weekly-rest', 'absence', 'day-too-long'])),
})
export type Shift = z.infer<typeof Shift>

export const ShiftInput = z.object({
  employeeId: field.Id,
  date: field.DateOnly,
  from: field.ClockTime,
  to: field.ClockTime,
  /** The same times on so many days more. */
  repeat: field.wholeNumber({ minimum: 0, maximum: 30 }).default(0),
})
export type ShiftInput = z.infer<typeof ShiftInput>

/** Overtime that was paid, taken off or corrected. */
export const OvertimeMoveInput = z.object({
  date: field.DateOnly,
  kind: z.enum(['time-off', 'paid-out', 'correction']),
  /** Below zero takes away. */
  minutes: field
    .wholeNumber({ minimum: -60_000, maximum: 60_000 })
    .refine((minutes) => minutes !== 0, 'required'),
  reason: field.requiredText(400),
})
export type OvertimeMoveInput = z.infer<typeof OvertimeMoveInput>

export const PersonTime = z.object({
  employeeId: field.Id,
  name: z.string(),
  today: field.DateOnly,
  presence: Presence,
  sheet: TimeSheet,
  /** Overtime at the end of yesterday, since the first punch; null before that. */
  overtime: z.object({ minutes: Minutes, since: field.DateOnly }).nullable(),
  moves: z.array(OvertimeMoveInput.extend({ id: field.Id })),
  corrections: z.array(Correction),
  shifts: z.array(Shift),
})
export type PersonTime = z.infer<typeof PersonTime>

const inFirm = z.object({ firmId: field.Id })
const ofEmployee = z.object({ firmId: field.Id, employeeId: field.Id })
const tags = ['Working time']
const at = '/firms/{firmId}' as const

/** What a person does with their own time, and who decides on corrections. */
export const ownTimeContract = {
  /** Null for a member who is no employee. */
  get: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: `${at}/own-time`, tags })
    .input(inFirm.extend({ month: Month.optional() }))
    .output(PersonTime.nullable()),
  /** Clocks in or out now; a second press within a minute is the same. */
  punch: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'POST', path: `${at}/own-time/punches`, tags, successStatus: 201 })
    .input(inFirm.extend({ press: PunchKind }))
    .output(Presence),
  /** Punches of a day as they hold. */
  day: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: `${at}/own-time/days/{date}`, tags })
    .input(inFirm.extend({ date: field.DateOnly }))
    .output(z.object({ date: field.DateOnly, punches: z.array(DayPunch) })),
  correct: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'POST', path: `${at}/own-time/corrections`, tags, successStatus: 201 })
    .input(CorrectionInput.extend({ firmId: field.Id }))
    .output(Correction),
  /** Signs a month that is over: the sheet is kept as it is with its hash. */
  sign: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'POST', path: `${at}/own-time/sheets/{month}/sign`, tags })
    .input(inFirm.extend({ month: Month }))
    .output(TimeSheet),
  /** Corrections that the caller may decide. */
  listWaiting: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: `${at}/time-corrections`, tags })
    .input(inFirm)
    .output(z.array(Correction)),
  decide: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'POST', path: `${at}/time-corrections/{correctionId}/decide`, tags })
    .input(
      inFirm.extend({
        correctionId: field.Id,
        isApproved: z.boolean(),
        reason: field.optionalText(400),
        version: field.Version,
      }),
    )
    .output(Correction),
  withdraw: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'POST', path: `${at}/time-corrections/{correctionId}/withdraw`, tags })
    .input(inFirm.extend({ correctionId: field.Id }))
    .output(Correction),
  /** Who works when; everybody who works here sees the rota. */
  rota: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: `${at}/shifts`, tags })
    .input(inFirm.extend({ from: field.DateOnly, to: field.DateOnly }))
    .output(
      z.object({
        people: z.array(z.object({ id: field.Id, name: z.string() })),
        shifts: z.array(Shift),
      }),
    ),
}

/** What HR sees and does. */
export const attendanceContract = {
  /** A month of everybody in one line each. */
  overview: endpoint
    .meta({ needs: 'attendance:view' })
    .route({ method: 'GET', path: `${at}/attendance`, tags })
    .input(inFirm.extend({ month: Month.optional() }))
    .output(
      z.object({
        month: Month,
        rows: z.array(
          z.object({
            employeeId: field.Id,
            name: z.string(),
            presence: Presence,
            planned: Minutes,
            worked: Minutes,
            credited: Minutes,
            difference: Minutes,
            openItems: z.int(),
            overtime: Minutes.nullable(),
            isSigned: z.boolean(),
          }),
        ),
      }),
    ),
  person: endpoint
    .meta({ needs: 'attendance:view' })
    .route({ method: 'GET', path: `${at}/employees/{employeeId}/attendance`, tags })
    .input(ofEmployee.extend({ month: Month.optional() }))
    .output(PersonTime),
  personDay: endpoint
    .meta({ needs: 'attendance:view' })
    .route({ method: 'GET', path: `${at}/employees/{employeeId}/attendance/{date}`, tags })
    .input(ofEmployee.extend({ date: field.DateOnly }))
    .output(z.object({ date: field.DateOnly, name: z.string(), punches: z.array(DayPunch) })),
  /** Corrects somebody else's punches; it holds at once. */
  record: endpoint
    .meta({ needs: 'attendance:edit' })
    .route({
      method: 'POST',
      path: `${at}/employees/{employeeId}/time-corrections`,
      tags,
      successStatus: 201,
    })
    .input(CorrectionInput.extend({ firmId: field.Id, employeeId: field.Id }))
    .output(Correction),
  moveOvertime: endpoint
    .meta({ needs: 'attendance:edit' })
    .route({
      method: 'POST',
      path: `${at}/employees/{employeeId}/overtime-moves`,
      tags,
      successStatus: 201,
    })
    .input(OvertimeMoveInput.extend({ firmId: field.Id, employeeId: field.Id }))
    .output(z.object({ id: field.Id })),
  /** Releases a month of somebody who does not sign it: it counts for pay as one that was signed. */
  release: endpoint
    .meta({ needs: 'attendance:edit' })
    .route({
      method: 'POST',
      path: `${at}/employees/{employeeId}/attendance/{month}/release`,
      tags,
    })
    .input(ofEmployee.extend({ month: Month }))
    .output(TimeSheet),
  addShifts: endpoint
    .meta({ needs: 'attendance:edit' })
    .route({ method: 'POST', path: `${at}/shifts`, tags, successStatus: 201 })
    .input(ShiftInput.extend({ firmId: field.Id }))
    .output(z.array(Shift)),
  deleteShift: endpoint
    .meta({ needs: 'attendance:delete' })
    .route({ method: 'DELETE', path: `${at}/shifts/{shiftId}`, tags })
    .input(inFirm.extend({ shiftId: field.Id }))
    .output(z.object({ id: field.Id })),
}
