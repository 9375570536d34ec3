import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'

/** What becomes one line of an invoice: all of a project, its tasks, people or days, or each entry. */
export const lineGroupings = ['project', 'task', 'person', 'day', 'entry'] as const
export const LineGrouping = z.enum(lineGroupings)
export type LineGrouping = z.infer<typeof LineGrouping>

/** As many time entries one invoice can have. */
export const maxBilledEntries = 5000

/** As many lines of expenses and bills go on an invoice at once. */
export const maxBilledCosts = 200

/** As many milestones a project may have. */
export const maxMilestones = 100

/** A part of a price that is invoiced once it is reached. */
export const MilestoneInput = z.object({
  /** Of one that is there; null for a new one. */
  id: field.Id.nullable().default(null),
  name: field.requiredText(200),
  /** Without tax, in the project's currency. */
  amount: field.decimalText(4),
  dueDate: field.DateOnly.nullable().default(null),
  reachedDate: field.DateOnly.nullable().default(null),
})
export type MilestoneInput = z.infer<typeof MilestoneInput>

export const Milestone = MilestoneInput.extend({
  id: field.Id,
  amountMinor: field.MinorUnits,
  /** The invoice it stands on; it cannot change then. */
  invoiceId: z.string().nullable(),
})
export type Milestone = z.infer<typeof Milestone>

const UnbilledEntry = z.object({
  id: field.Id,
  date: field.DateOnly,
  personName: z.string(),
  task: z.string(),
  note: z.string(),
  /** Worked, and to bill after rounding. */
  workedSeconds: z.int(),
  seconds: z.int(),
  /** What an hour of it is billed at; null without a rate, which keeps it off invoices. */
  hourly: z.string().nullable(),
  /** Its part of `timeAmount`; null without a rate. */
  amount: field.MinorUnits.nullable(),
})

const TimeAmount = z.object({ count: z.int(), seconds: z.int() })

const UnbilledCost = z.object({
  id: field.Id,
  kind: z.enum(['expense', 'bill']),
  date: field.DateOnly,
  payee: z.string(),
  note: z.string(),
  net: field.MinorUnits,
  currency: field.CurrencyCode,
})

/** What of a project could be invoiced and is not. */
export const UnbilledWork = z.object({
  currency: field.CurrencyCode,
  /** Why nothing can be invoiced; null where it can. */
  hindrance: z.enum(['noCustomer', 'notBillable']).nullable(),
  /** Of the days asked for, the oldest first: whole days, as many as one invoice can have. */
  entries: z.array(UnbilledEntry),
  /** Time of these days that is not among the entries, and its first day; null where all is. */
  later: TimeAmount.extend({ fromDate: field.DateOnly }).nullable(),
  /** Time on other days than those asked for. */
  beside: TimeAmount,
  /** Hours of the entries without a rate, which are left out. */
  unpricedSeconds: z.int(),
  /** What all entries with a rate come to. */
  timeAmount: field.MinorUnits,
  costs: z.array(UnbilledCost),
  milestones: z.array(Milestone),
  /** Of a fixed price: what was invoiced of it. */
  progress: z
    .object({ price: field.MinorUnits, billed: field.MinorUnits, percent: z.string() })
    .nullable(),
})
export type UnbilledWork = z.infer<typeof UnbilledWork>

export const BillProjectInput = z.object({
  /** Time entries to invoice. */
  entryIds: z.array(field.Id).max(maxBilledEntries).default([]),
  grouping: LineGrouping.default('task'),
  /** Lines of expenses and bills of its customer. */
  costLineIds: z.array(field.Id).max(maxBilledCosts).default([]),
  milestoneIds: z.array(field.Id).max(maxMilestones).default([]),
  /** Of a fixed price: how much is done altogether; empty: nothing of it now. */
  percentDone: z.union([z.literal(''), field.PercentText]).default(''),
})
export type BillProjectInput = z.infer<typeof BillProjectInput>

/** Unbilled work of a project, in one currency. */
export const UnbilledRow = z.object({
  projectId: field.Id,
  project: z.string(),
  customer: z.string(),
  currency: field.CurrencyCode,
  seconds: z.int(),
  amount: field.MinorUnits,
  /** Hours without a rate. */
  unpricedSeconds: z.int(),
  milestoneAmount: field.MinorUnits,
  oldestDate: field.DateOnly.nullable(),
})
export type UnbilledRow = z.infer<typeof UnbilledRow>

const ProfitLine = z.object({
  /** Of the document or of the time entry. */
  id: z.string(),
  kind: z.string(),
  date: field.DateOnly,
  text: z.string(),
  amount: field.MinorUnits,
})

/** Hours of a person that cost the same an hour. */
const ProfitHours = z.object({
  personId: z.string(),
  personName: z.string(),
  hourly: z.string(),
  seconds: z.int(),
  amount: field.MinorUnits,
})
const ProfitFigure = z.object({ amount: field.MinorUnits, lines: z.array(ProfitLine) })

/** Invoiced less what the hours cost, expenses and purchases, in the firm's currency. */
export const ProjectProfit = z.object({
  currency: field.CurrencyCode,
  /** Whether the project has a cost centre; without one only its hours are known. */
  hasCentre: z.boolean(),
  invoiced: ProfitFigure,
  timeCost: z.object({ amount: field.MinorUnits, lines: z.array(ProfitHours) }),
  expenses: ProfitFigure,
  purchases: ProfitFigure,
  profit: field.MinorUnits,
  marginPercent: z.string().nullable(),
  /** Hours without a cost on their day: the profit is too high by them. */
  secondsWithoutCost: z.int(),
  /** What the billable time is worth of a budget in money; null without one. */
  budget: z
    .object({
      used: field.MinorUnits,
      limit: field.MinorUnits,
      percent: z.int(),
      currency: field.CurrencyCode,
    })
    .nullable(),
})
export type ProjectProfit = z.infer<typeof ProjectProfit>

/** The time that stands on an invoice, as its lines bill it, of projects that the caller reaches. */
export const InvoiceHours = z.object({
  /** Of the invoice; null while it is a draft. */
  number: z.string().nullable(),
  currency: field.CurrencyCode,
  /** Of all of it, however much is listed. */
  count: z.int(),
  seconds: z.int(),
  /** Without tax; null where a part of it is on no line that is there. */
  amount: field.MinorUnits.nullable(),
  /** By their days. */
  entries: z.array(
    z.object({
      id: field.Id,
      date: field.DateOnly,
      personName: z.string(),
      project: z.string(),
      task: z.string(),
      note: z.string(),
      seconds: z.int(),
      /** Null where no price of an hour comes to what the line bills. */
      hourly: z.string().nullable(),
      /** Its part of its line. */
      amount: field.MinorUnits.nullable(),
    }),
  ),
})
export type InvoiceHours = z.infer<typeof InvoiceHours>

const onInvoice = z.object({ firmId: field.Id, invoiceId: field.Id })

const one = z.object({ firmId: field.Id, projectId: field.Id })
const at = '/firms/{firmId}/projects/{projectId}' as const
const tags = ['Project billing']

export const projectBillingContract = {
  unbilled: endpoint
    .meta({ needs: 'project:money', tool: 'reads' })
    .route({
      method: 'GET',
      path: `${at}/unbilled`,
      tags,
      summary:
        'Reads what of a project could be invoiced and is not: time, of some days where they are named, costs and milestones.',
    })
    .input(one.extend({ from: field.DateOnly.optional(), to: field.DateOnly.optional() }))
    .output(UnbilledWork),
  /** Makes a draft invoice of chosen work; each part stands on one invoice alone. */
  bill: endpoint
    .meta({ needs: 'invoice:edit' })
    .route({ method: 'POST', path: `${at}/invoice`, tags, successStatus: 201 })
    .input(BillProjectInput.extend(one.shape))
    .output(z.object({ invoiceId: field.Id })),
  milestones: endpoint
    .meta({ needs: 'project:money' })
    .route({ method: 'GET', path: `${at}/milestones`, tags })
    .input(one)
    .output(z.object({ milestones: z.array(Milestone), currency: field.CurrencyCode })),
  /** Writes the milestones of a project anew; invoiced ones stay as they are. */
  setMilestones: endpoint
    .meta({ needs: 'project:edit' })
    .route({ method: 'PUT', path: `${at}/milestones`, tags })
    .input(one.extend({ milestones: z.array(MilestoneInput).max(maxMilestones) }))
    .output(z.object({ milestones: z.array(Milestone), currency: field.CurrencyCode })),
  report: endpoint
    .meta({ needs: 'project:money', tool: 'reads' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/unbilled-work',
      tags,
      summary: 'Lists unbilled work by project, the oldest first.',
    })
    .input(z.object({ firmId: field.Id }))
    .output(z.object({ rows: z.array(UnbilledRow) })),
  /** Asks for `project:money`, too: it names people and what an hour of theirs is billed at. */
  hours: endpoint
    .meta({ needs: 'invoice:view', tool: 'reads' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/invoices/{invoiceId}/hours',
      tags,
      summary: 'Reads the time entries that an invoice bills, with their rates and amounts.',
    })
    .input(
      onInvoice.extend({
        size: field
          .wholeNumber({ minimum: 0, maximum: maxBilledEntries })
          .default(maxBilledEntries),
      }),
    )
    .output(InvoiceHours),
  /** The same as CSV, in the language of the invoice. */
  hoursFile: endpoint
    .meta({ needs: 'invoice:view', isHeavy: true })
    .route({ method: 'GET', path: '/firms/{firmId}/invoices/{invoiceId}/hours/file', tags })
    .input(onInvoice)
    .output(z.file()),
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
