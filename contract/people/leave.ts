import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listContract, listQuery } from '../core/register.ts'

/** What a type of leave is called by rules: `annual`, `sick`, `unpaid`, or one of the firm's own. */
export const LeaveTypeCode = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'invalid')

/** A time of day, `HH:mm`; empty for none. */
const OptionalTime = z.union([z.literal(''), field.ClockTime]).default('')
const OptionalDate = z.union([z.literal(''), field.DateOnly]).default('')

export const portions = ['whole', 'first-half', 'second-half'] as const
const Portion = z.enum(portions).default('whole')

export const requestStates = [
  ...(['submitted', 'approved', 'rejected', 'withdrawn', 'cancel-asked', 'cancelled'] as const),
] as const
export const LeaveRequestState = z.enum(requestStates)
export type LeaveRequestState = z.infer<typeof LeaveRequestState>

/** Leave that somebody asks for, or tells, as illness is. */
export const LeaveAsk = z.object({
  typeCode: LeaveTypeCode,
  from: field.DateOnly,
  to: field.DateOnly,
  /** How much of the first day and of the last; of a single day the first says it. */
  firstPortion: Portion,
  lastPortion: Portion,
  /** Of a single day, for types that are taken by the hour. */
  fromTime: OptionalTime,
  toTime: OptionalTime,
  /** For whoever decides. */
  note: field.optionalText(1000),
  /** Who does their work meanwhile; empty for nobody named. */
  standInId: z.union([z.literal(''), field.Id]).default(''),
})
export type LeaveAsk = z.infer<typeof LeaveAsk>

const LeaveDecision = z.object({
  byName: z.string(),
  at: field.Instant,
  isApproved: z.boolean(),
  reason: z.string().nullable(),
  /** `proof`: that proof of an illness was seen. */
  of: z.enum(['leave', 'cancel', 'proof']),
})

/** A request as somebody may see it: why somebody is away is for HR and the person alone. */
export const LeaveRequest = z.object({
  id: field.Id,
  employeeId: field.Id,
  employeeName: z.string(),
  /** Null for who may not know why. */
  typeCode: z.string().nullable(),
  /** What the firm calls it; empty for the product's own word. */
  typeName: z.string().nullable(),
  from: field.DateOnly,
  to: field.DateOnly,
  firstPortion: z.enum([...portions, 'times']),
  lastPortion: z.enum([...portions, 'times']),
  fromTime: z.string(),
  toTime: z.string(),
  /** What it takes from the balance, in `unit`; days of work for a type without a balance. */
  total: z.string(),
  unit: z.enum(['days', 'minutes']),
  note: z.string(),
  standInName: z.string(),
  state: LeaveRequestState,
  /** Approved, and its last day is over. */
  isTaken: z.boolean(),
  /** Who may decide what is due, by name; empty when nothing is, and `hr` for whoever approves leave. */
  waitsFor: z.array(z.string()),
  decisions: z.array(LeaveDecision),
  cancelReason: z.string(),
  /** The day by which proof is due, such as a sick note; null for none. */
  proofDueOn: field.DateOnly.nullable(),
  /** Days of leave that an illness gave back; null while nobody confirmed it. */
  daysReturned: z.int().nullable(),
  submittedAt: field.Instant,
  /** What the caller may do with it now. */
  actions: z.array(z.enum(['decide', 'confirm', 'withdraw', 'cancel'])),
  version: field.Version,
})
export type LeaveRequest = z.infer<typeof LeaveRequest>

/** What is left of a type on a day, by rules. */
export const LeaveBalanceView = z.object({
  typeCode: z.string(),
  typeName: z.string(),
  unit: z.enum(['days', 'minutes']),
  on: field.DateOnly,
  balance: z.string(),
  granted: z.string(),
  taken: z.string(),
  reserved: z.string(),
  lapsed: z.string(),
  paidOut: z.string(),
  /** Asked for or approved for later days. */
  ahead: z.string(),
  /** What may still be asked for, later days considered. */
  available: z.string(),
  lots: z.array(
    z.object({
      kind: z.enum(['grant', 'carried', 'adjustment']),
      from: field.DateOnly,
      lastDay: field.DateOnly.nullable(),
      /** The day by which the law wants it taken, though it does not lapse then; null for none. */
      takeBy: field.DateOnly.nullable(),
      left: z.string(),
    }),
  ),
  nextLapse: z.object({ on: field.DateOnly, amount: z.string() }).nullable(),
})
export type LeaveBalanceView = z.infer<typeof LeaveBalanceView>

export const LeaveTypeChoice = z.object({
  code: z.string(),
  name: z.string(),
  unit: z.enum(['day', 'half', 'hour']),
  hasBalance: z.boolean(),
  /** Told rather than asked for: nobody approves it. */
  isTold: z.boolean(),
})
export type LeaveTypeChoice = z.infer<typeof LeaveTypeChoice>

export const LeaveAdjustment = z.object({
  id: field.Id,
  typeCode: z.string(),
  on: field.DateOnly,
  amount: z.string(),
  lastDay: z.string(),
  isPaidOut: z.boolean(),
  reason: z.string(),
})
export type LeaveAdjustment = z.infer<typeof LeaveAdjustment>

export const LeaveAdjustmentInput = z.object({
  typeCode: LeaveTypeCode,
  on: field.DateOnly,
  /** Days, or minutes of a type in hours; below zero takes away. */
  amount: field.decimalText(2, 'signed').refine((text) => Number(text) !== 0, 'required'),
  /** Until when it may be taken; empty for no end. */
  lastDay: OptionalDate,
  /** Paid instead of taken: it leaves the balance. */
  isPaidOut: z.boolean().default(false),
  reason: field.requiredText(400),
})
export type LeaveAdjustmentInput = z.infer<typeof LeaveAdjustmentInput>

/** Who stands in for an approver, from a day to another. */
export const LeaveDeputy = z.object({
  id: field.Id,
  deputyId: field.Id,
  deputyName: z.string(),
  from: field.DateOnly,
  to: field.DateOnly,
})
export type LeaveDeputy = z.infer<typeof LeaveDeputy>

/** One person's leave as they and HR see it. */
export const PersonLeave = z.object({
  employeeId: field.Id,
  name: z.string(),
  /** False without a contract that holds: there is no balance and nothing can be asked for. */
  hasContract: z.boolean(),
  on: field.DateOnly,
  types: z.array(LeaveTypeChoice),
  balances: z.array(LeaveBalanceView),
  requests: z.array(LeaveRequest),
  adjustments: z.array(LeaveAdjustment),
  deputies: z.array(LeaveDeputy),
  colleagues: z.array(z.object({ id: field.Id, name: z.string() })),
  /** Leave years for which the person must be told before anything lapses, and since when they were. */
  notices: z.array(z.object({ year: z.string(), on: field.DateOnly.nullable() })),
})
export type PersonLeave = z.infer<typeof PersonLeave>

/** What stands against a request, each at its field. */
export const LeaveCheck = z.object({
  total: z.string(),
  unit: z.enum(['days', 'minutes']),
  /** The days that count, in `unit`: not weekends, holidays and days off. */
  days: z.array(z.object({ date: field.DateOnly, amount: z.string() })),
  /** The last of them, or of what was asked for, and what is left at its end; null for a type without a balance. */
  lastDay: field.DateOnly,
  balanceAfter: z.string().nullable(),
  proofDueOn: field.DateOnly.nullable(),
  problems: z.array(
    z.object({
      field: z.string(),
      key: z.string(),
      params: z.record(z.string(), z.string()).optional(),
    }),
  ),
})
export type LeaveCheck = z.infer<typeof LeaveCheck>

export const LeaveRow = LeaveRequest.pick({
  id: true,
  employeeName: true,
  typeCode: true,
  typeName: true,
  from: true,
  to: true,
  total: true,
  unit: true,
  state: true,
  isTaken: true,
  proofDueOn: true,
  submittedAt: true,
})
export type LeaveRow = z.infer<typeof LeaveRow>

export const LeaveListQuery = listQuery({
  tabs: ['waiting', 'all'],
  sorts: ['from', 'submittedAt'],
  direction: 'descending',
  filters: {
    employeeId: field.Id.optional(),
    typeCode: LeaveTypeCode.optional(),
    state: LeaveRequestState.optional(),
    since: field.DateOnly.optional(),
    until: field.DateOnly.optional(),
  },
})
export type LeaveListQuery = z.infer<typeof LeaveListQuery>

/** Days in a row on which somebody is away; why is null for who may not know. */
export const TeamAbsence = z.object({
  employeeId: field.Id,
  employeeName: z.string(),
  from: field.DateOnly,
  to: field.DateOnly,
  portion: z.enum([...portions, 'times']),
  typeCode: z.string().nullable(),
  typeName: z.string().nullable(),
  isPending: z.boolean(),
})
export type TeamAbsence = z.infer<typeof TeamAbsence>

export const TeamCalendar = z.object({
  from: field.DateOnly,
  to: field.DateOnly,
  people: z.array(
    z.object({
      id: field.Id,
      name: z.string(),
      holidays: z.array(field.DateOnly),
      free: z.array(field.DateOnly),
    }),
  ),
  absences: z.array(TeamAbsence),
})
export type TeamCalendar = z.infer<typeof TeamCalendar>

/** How the firm has a type, where it differs from the law of the country somebody works in. */
export const LeaveTypeInput = z.object({
  /** Empty for the product's own word, where there is one. */
  name: field.optionalText(60),
  isOffered: z.boolean().default(true),
  /** Days a year at full time; empty for the law's. */
  yearlyDays: z.union([z.literal(''), field.decimalText(2)]).default(''),
  /** `law`: as the country has it. */
  unit: z.enum(['law', 'day', 'half', 'hour']).default('law'),
  approval: z.enum(['law', 'none', 'manager', 'hr', 'managerAndHr']).default('law'),
  /** Calendar days between asking and the first day; empty for the law's. */
  noticeDays: z
    .union([z.literal(''), field.wholeNumber({ minimum: 0, maximum: 365 }).transform(String)])
    .default(''),
  /** Months after the leave year in which the rest may be taken; empty for the law's. */
  carryMonths: z
    .union([z.literal(''), field.wholeNumber({ minimum: 0, maximum: 60 }).transform(String)])
    .default(''),
  /** How far the balance may go below zero, in days. */
  negativeLimit: z.union([z.literal(''), field.decimalText(1)]).default(''),
  /** What part of pay is paid, in per cent; empty for the law's. */
  paidPercent: z
    .union([z.literal(''), field.wholeNumber({ minimum: 0, maximum: 100 }).transform(String)])
    .default(''),
})
export type LeaveTypeInput = z.infer<typeof LeaveTypeInput>

export const LeaveType = LeaveTypeInput.extend({
  code: z.string(),
  isOwn: z.boolean(),
  hasBalance: z.boolean(),
  version: field.wholeNumber({ minimum: 0 }),
})
export type LeaveType = z.infer<typeof LeaveType>

const inFirm = z.object({ firmId: field.Id })
const ofRequest = z.object({ firmId: field.Id, requestId: field.Id })
const ofEmployee = z.object({ firmId: field.Id, employeeId: field.Id })
const tags = ['Leave']
const at = '/firms/{firmId}' as const
const On = z.object({ on: field.DateOnly.optional() })

/** What a person does with their own leave, and approvers with that of others. */
export const ownLeaveContract = {
  /** Null for a member who is no employee. */
  get: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: `${at}/own-leave`, tags })
    .input(inFirm.extend(On.shape))
    .output(PersonLeave.nullable()),
  /** What asking would take, and what stands against it; nothing is written. */
  check: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'POST', path: `${at}/own-leave/check`, tags })
    .input(LeaveAsk.extend({ firmId: field.Id }))
    .output(LeaveCheck),
  ask: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'POST', path: `${at}/own-leave/requests`, tags, successStatus: 201 })
    .input(LeaveAsk.extend({ firmId: field.Id }))
    .output(LeaveRequest),
  /** Who stands in for the caller as an approver; it replaces what was. */
  setDeputies: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'PUT', path: `${at}/own-leave/deputies`, tags })
    .input(
      z.object({
        firmId: field.Id,
        deputies: z
          .array(z.object({ deputyId: field.Id, from: field.DateOnly, to: field.DateOnly }))
          .max(20),
      }),
    )
    .output(z.array(LeaveDeputy)),
  /** Requests that the caller may decide, the oldest first. */
  listWaiting: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: `${at}/leave-waiting`, tags })
    .input(inFirm)
    .output(z.array(LeaveRequest)),
  /** One that is the caller's, that they decide, or any for HR. */
  getRequest: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: `${at}/leave-requests/{requestId}`, tags })
    .input(ofRequest)
    .output(LeaveRequest),
  decide: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'POST', path: `${at}/leave-requests/{requestId}/decide`, tags })
    .input(
      ofRequest.extend({
        isApproved: z.boolean(),
        reason: field.optionalText(400),
        version: field.Version,
      }),
    )
    .output(LeaveRequest),
  withdraw: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'POST', path: `${at}/leave-requests/{requestId}/withdraw`, tags })
    .input(ofRequest)
    .output(LeaveRequest),
  /** Approved leave is asked back: it holds until that is granted. */
  cancel: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'POST', path: `${at}/leave-requests/{requestId}/cancel`, tags })
    .input(ofRequest.extend({ reason: field.requiredText(400) }))
    .output(LeaveRequest),
  /** Who is away when, without the reasons but for HR and of oneself. At most a year. */
  team: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: `${at}/team-absences`, tags })
    .input(inFirm.extend({ from: field.DateOnly, to: field.DateOnly }))
    .output(TeamCalendar),
}

/** What HR sees and does. */
export const leaveContract = {
  ...listContract({
    base: `${at}/leave-requests`,
    tags,
    view: 'leave:view',
    query: LeaveListQuery,
    row: LeaveRow,
  }),
  /** What everybody has left of each type on a day. */
  balances: endpoint
    .meta({ needs: 'leave:view' })
    .route({ method: 'GET', path: `${at}/leave-balances`, tags })
    .input(inFirm.extend(On.shape))
    .output(
      z.object({
        on: field.DateOnly,
        types: z.array(z.object({ code: z.string(), name: z.string() })),
        rows: z.array(
          z.object({ employeeId: field.Id, name: z.string(), balances: z.array(LeaveBalanceView) }),
        ),
      }),
    ),
  person: endpoint
    .meta({ needs: 'leave:view' })
    .route({ method: 'GET', path: `${at}/employees/{employeeId}/leave`, tags })
    .input(ofEmployee.extend(On.shape))
    .output(PersonLeave),
  /** Notes leave for somebody; what HR notes is approved. */
  record: endpoint
    .meta({ needs: 'leave:edit' })
    .route({
      method: 'POST',
      path: `${at}/employees/{employeeId}/leave-requests`,
      tags,
      successStatus: 201,
    })
    .input(LeaveAsk.extend({ firmId: field.Id, employeeId: field.Id }))
    .output(LeaveRequest),
  /** What noting it would take, and what stands against it; nothing is written. */
  checkRecord: endpoint
    .meta({ needs: 'leave:edit' })
    .route({ method: 'POST', path: `${at}/employees/{employeeId}/leave-requests/check`, tags })
    .input(LeaveAsk.extend({ firmId: field.Id, employeeId: field.Id }))
    .output(LeaveCheck),
  /** That proof of an illness was seen: days of leave on which somebody was ill go back. Never of oneself. */
  confirm: endpoint
    .meta({ needs: 'leave:approve' })
    .route({ method: 'POST', path: `${at}/leave-requests/{requestId}/confirm`, tags })
    .input(ofRequest.extend({ version: field.Version }))
    .output(LeaveRequest),
  adjust: endpoint
    .meta({ needs: 'leave:edit' })
    .route({
      method: 'POST',
      path: `${at}/employees/{employeeId}/leave-adjustments`,
      tags,
      successStatus: 201,
    })
    .input(LeaveAdjustmentInput.extend({ firmId: field.Id, employeeId: field.Id }))
    .output(LeaveAdjustment),
  /** That somebody was told to take the leave of a year before it lapses. */
  note: endpoint
    .meta({ needs: 'leave:edit' })
    .route({ method: 'POST', path: `${at}/employees/{employeeId}/leave-notices`, tags })
    .input(
      ofEmployee.extend({
        year: z.string().regex(/^\d{4}(-\d\d-\d\d)?$/, 'invalid'),
        on: field.DateOnly,
      }),
    )
    .output(z.object({ year: z.string(), on: field.DateOnly })),
  types: endpoint
    .meta({ needs: 'leave:view' })
    .route({ method: 'GET', path: `${at}/leave-types`, tags })
    .input(inFirm)
    .output(z.array(LeaveType)),
  /** Writes how the firm has a type, or makes one of its own. */
  saveType: endpoint
    .meta({ needs: 'leave:edit' })
    .route({ method: 'PUT', path: `${at}/leave-types/{code}`, tags })
    .input(
      LeaveTypeInput.extend({
        firmId: field.Id,
        code: LeaveTypeCode,
        version: field.wholeNumber({ minimum: 0 }),
      }),
    )
    .output(LeaveType),
}
