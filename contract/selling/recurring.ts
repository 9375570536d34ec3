import { z } from 'zod'
import { DocumentSums } from '../books/document.ts'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import {
  DateToCome,
  RecurrencePeriod,
  RecurrenceProblem,
  RecurrenceRule,
  RecurrenceState,
  recurrenceInRow,
} from '../core/recurrence.ts'
import { listQuery, registerContract } from '../core/register.ts'
import { DocumentChoices } from './document-choices.ts'
import { InvoiceInput, InvoiceRow } from './invoice.ts'

/** What happens on a due date: a draft waits for somebody, or it is finalised, or sent as well. */
export const recurringModes = ['draft', 'finalise', 'send'] as const
export const RecurringMode = z.enum(recurringModes)
export type RecurringMode = z.infer<typeof RecurringMode>

export const RecurringInput = RecurrenceRule.extend({
  name: field.requiredText(120),
  /** The invoice whose customer, lines and texts it takes over. A changed one may leave it out. */
  invoiceId: field.Id.nullable().default(null),
  period: RecurrencePeriod.default('ahead'),
  mode: RecurringMode.default('draft'),
})
export type RecurringInput = z.infer<typeof RecurringInput>

/** What each of its invoices says; days are counted from its own date. */
export const RecurringContent = InvoiceInput.omit({ dueDate: true, supplyDate: true })
export type RecurringContent = z.infer<typeof RecurringContent>

/** One invoice that was made, by the date that it was due on. */
export const RecurringRun = z.object({
  date: field.DateOnly,
  invoiceId: field.Id,
  /** Where the invoice stands; null where its draft was deleted. */
  invoice: InvoiceRow.pick({
    number: true,
    state: true,
    isOverdue: true,
    total: true,
    due: true,
    creditNotesTotal: true,
    splitTax: true,
  }).nullable(),
})
export type RecurringRun = z.infer<typeof RecurringRun>

export const Recurring = RecurringInput.omit({ invoiceId: true }).extend({
  id: field.Id,
  state: RecurrenceState,
  customerId: field.Id,
  customerName: z.string(),
  currency: field.CurrencyCode,
  /** As it would be invoiced today. */
  totals: DocumentSums.nullable(),
  content: RecurringContent,
  /** When the next one is made; null once it has ended. */
  nextDate: field.DateOnly.nullable(),
  /** The next five dates, with the time each invoice names. */
  nextDates: z.array(DateToCome),
  madeCount: z.int(),
  /** The last ones made, newest first. */
  runs: z.array(RecurringRun),
  /** How often it failed in a row; after the third time it is paused. */
  failures: z.int(),
  problem: RecurrenceProblem.nullable(),
  version: field.Version,
  createdAt: field.Instant,
  updatedAt: field.Instant,
})
export type Recurring = z.infer<typeof Recurring>

export const RecurringRow = Recurring.pick({
  id: true,
  name: true,
  state: true,
  customerId: true,
  customerName: true,
  ...recurrenceInRow,
}).extend({ net: field.MinorUnits, total: field.MinorUnits })
export type RecurringRow = z.infer<typeof RecurringRow>

export const RecurringListQuery = listQuery({
  tabs: ['active', 'paused', 'ended', 'all'],
  sorts: ['nextDate', 'name', 'customer', 'total'],
  filters: { customerId: field.Id.optional(), mode: RecurringMode.optional() },
})
export type RecurringListQuery = z.infer<typeof RecurringListQuery>

const one = z.object({ firmId: field.Id, recurringId: field.Id })
const path = '/firms/{firmId}/recurring' as const
const at = `${path}/{recurringId}` as const
const tags = ['Recurring invoices']

const {
  archive: _,
  restore: __,
  ...register
} = registerContract({
  path: 'recurring',
  tag: 'Recurring invoices',
  view: 'recurring:view',
  edit: 'recurring:edit',
  one,
  onePath: '{recurringId}',
  input: RecurringInput,
  query: RecurringListQuery,
  row: RecurringRow,
  record: Recurring,
  bulk: ['pause', 'resume'],
})

export const recurringContract = {
  ...register,
  /** What its content can be made of. */
  choices: endpoint
    .meta({ needs: 'recurring:edit' })
    .route({ method: 'GET', path: `${path}/choices`, tags })
    .input(z.object({ firmId: field.Id }))
    .output(DocumentChoices),
  /** Says anew what its invoices say; `issueDate` is the date of the next one. */
  writeContent: endpoint
    .meta({ needs: 'recurring:edit' })
    .route({ method: 'PUT', path: `${at}/content`, tags })
    .input(RecurringContent.extend(one.shape).extend({ version: field.Version }))
    .output(Recurring),
  pause: endpoint
    .meta({ needs: 'recurring:edit' })
    .route({ method: 'POST', path: `${at}/pause`, tags })
    .input(one)
    .output(Recurring),
  /** Goes on from the first date that is not over; what was left out meanwhile stays so. */
  resume: endpoint
    .meta({ needs: 'recurring:edit' })
    .route({ method: 'POST', path: `${at}/resume`, tags })
    .input(one)
    .output(Recurring),
  /** Takes it away; the invoices that it made stay. */
  remove: endpoint
    .meta({ needs: 'recurring:delete' })
    .route({ method: 'DELETE', path: at, tags })
    .input(one)
    .output(z.object({ id: field.Id })),
}
