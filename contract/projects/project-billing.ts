import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import {
  CurrencyCode,
  DateOnly,
  decimalText,
  Id,
  MinorUnits,
  PercentText,
  requiredText,
} from '../core/fields.ts'

/** What becomes one line of an invoice: all of a project, its tasks, people or days, or each entry. */
export const lineGroupings = ['project', 'task', 'person', 'day', 'entry'] as const
export const LineGrouping = z.enum(lineGroupings)
export type LineGrouping = z.infer<typeof LineGrouping>

/** As many milestones a project may have. */
export const maxMilestones = 100

/** A part of a price that is invoiced once it is reached. */
export const MilestoneInput = z.object({
  /** Of one that is there; null for a new one. */
  id: Id.nullable().default(null),
  name: requiredText(200),
  /** Without tax, in the project's currency. */
  amount: decimalText(4),
  dueDate: DateOnly.nullable().default(null),
  reachedDate: DateOnly.nullable().default(null),
})
export type MilestoneInput = z.infer<typeof MilestoneInput>

export const Milestone = MilestoneInput.extend({
  id: Id,
  amountMinor: MinorUnits,
  /** The invoice it stands on; it cannot change then. */
  invoiceId: z.string().nullable(),
})
export type Milestone = z.infer<typeof Milestone>

const UnbilledEntry = z.object({
  id: Id,
  date: DateOnly,
  personName: z.string(),
  task: z.string(),
  note: z.string(),
  /** Worked, and to bill after rounding. */
  workedSeconds: z.int(),
  seconds: z.int(),
  /** What an hour of it is billed at; null without a rate, which keeps it off invoices. */
  hourly: z.string().nullable(),
})

const UnbilledCost = z.object({
  id: Id,
  kind: z.enum(['expense', 'bill']),
  date: DateOnly,
  payee: z.string(),
  note: z.string(),
  net: MinorUnits,
  currency: CurrencyCode,
})

/** What of a project could be invoiced and is not. */
export const UnbilledWork = z.object({
  currency: CurrencyCode,
  /** Why nothing can be invoiced; null where it can. */
  hindrance: z.enum(['noCustomer', 'notBillable']).nullable(),
  entries: z.array(UnbilledEntry),
  /** Hours without a rate, which are left out. */
  unpricedSeconds: z.int(),
  /** What all entries with a rate come to. */
  timeAmount: MinorUnits,
  costs: z.array(UnbilledCost),
  milestones: z.array(Milestone),
  /** Of a fixed price: what was invoiced of it. */
  progress: z.object({ price: MinorUnits, billed: MinorUnits, percent: z.string() }).nullable(),
})
export type UnbilledWork = z.infer<typeof UnbilledWork>

export const BillProjectInput = z.object({
  /** Time entries to invoice. */
  entryIds: z.array(Id).max(5000).default([]),
  grouping: LineGrouping.default('task'),
  /** Lines of expenses and bills of its customer. */
  costLineIds: z.array(Id).max(200).default([]),
  milestoneIds: z.array(Id).max(maxMilestones).default([]),
  /** Of a fixed price: how much is done altogether; empty: nothing of it now. */
  percentDone: z.union([z.literal(''), PercentText]).default(''),
})
export type BillProjectInput = z.infer<typeof BillProjectInput>

/** Unbilled work of a project, in one currency. */
export const UnbilledRow = z.object({
  projectId: Id,
  project: z.string(),
  customer: z.string(),
  currency: CurrencyCode,
  seconds: z.int(),
  amount: MinorUnits,
  /** Hours without a rate. */
  unpricedSeconds: z.int(),
  milestoneAmount: MinorUnits,
  oldestDate: DateOnly.nullable(),
})
export type UnbilledRow = z.infer<typeof UnbilledRow>

const ProfitLine = z.object({
  /** Of the document or of the time entry. */
  id: z.string(),
  kind: z.string(),
  date: DateOnly,
  text: z.string(),
  amount: MinorUnits,
})
const ProfitFigure = z.object({ amount: MinorUnits, lines: z.array(ProfitLine) })

/** Invoiced less what the hours cost, expenses and purchases, in the firm's currency. */
export const ProjectProfit = z.object({
  currency: CurrencyCode,
  /** Whether the project has a cost centre; without one only its hours are known. */
  hasCentre: z.boolean(),
  invoiced: ProfitFigure,
  timeCost: ProfitFigure,
  expenses: ProfitFigure,
  purchases: ProfitFigure,
  profit: MinorUnits,
  marginPercent: z.string().nullable(),
  /** Hours without a cost on their day: the profit is too high by them. */
  secondsWithoutCost: z.int(),
})
export type ProjectProfit = z.infer<typeof ProjectProfit>

const one = z.object({ firmId: Id, projectId: Id })
const at = '/firms/{firmId}/projects/{projectId}' as const
const tags = ['Project billing']

export const projectBillingContract = {
  unbilled: endpoint
    .meta({ needs: 'project:money', tool: 'reads' })
    .route({
      method: 'GET',
      path: `${at}/unbilled`,
      tags,
      summary: 'Reads what of a project could be invoiced and is not: time, costs and milestones.',
    })
    .input(one)
    .output(UnbilledWork),
  /** Makes a draft invoice of chosen work; each part stands on one invoice alone. */
  bill: endpoint
    .meta({ needs: 'invoice:edit' })
    .route({ method: 'POST', path: `${at}/invoice`, tags, successStatus: 201 })
    .input(BillProjectInput.extend(one.shape))
    .output(z.object({ invoiceId: Id })),
  milestones: endpoint
    .meta({ needs: 'project:money' })
    .route({ method: 'GET', path: `${at}/milestones`, tags })
    .input(one)
    .output(z.object({ milestones: z.array(Milestone), currency: CurrencyCode })),
  /** Writes the milestones of a project anew; invoiced ones stay as they are. */
  setMilestones: endpoint
    .meta({ needs: 'project:edit' })
    .route({ method: 'PUT', path: `${at}/milestones`, tags })
    .input(one.extend({ milestones: z.array(MilestoneInput).max(maxMilestones) }))
    .output(z.object({ milestones: z.array(Milestone), currency: CurrencyCode })),
  report: endpoint
    .meta({ needs: 'project:money', tool: 'reads' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/unbilled-work',
      tags,
      summary: 'Lists unbilled work by project, the oldest first.',
    })
    .input(z.object({ firmId: Id }))
    .output(z.object({ rows: z.array(UnbilledRow) })),
  profit: endpoint
    .meta({ needs: 'project:cost', tool: 'reads' })
    .route({
      method: 'GET',
      path: `${at}/profit`,
      tags,
      summary:
        'Reads the profit of a project: invoiced less hours at their cost, expenses and purchases.',
    })
    .input(one)
    .output(ProjectProfit),
}
