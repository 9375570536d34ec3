import { z } from 'zod'
import { CostCentreChoice, CostCentreId } from '../books/cost-centres.ts'
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
import { BillInput } from './bills.ts'
import { GrossText } from './expense-parts.ts'

/** What comes again and again: a bill of a supplier, or something the firm pays itself. */
export const PurchaseKind = z.enum(['bill', 'expense'])
export type PurchaseKind = z.infer<typeof PurchaseKind>

/**
 * What happens on a due date: a draft waits for somebody, or it is posted. A bill that the firm's rule
 * wants a second person for is handed in instead.
 */
export const recurringPurchaseModes = ['draft', 'post'] as const
export const RecurringPurchaseMode = z.enum(recurringPurchaseModes)
export type RecurringPurchaseMode = z.infer<typeof RecurringPurchaseMode>

/** What each bill or expense says; texts may hold names in braces, such as `{month}`. */
export const PurchaseContent = z.object({
  kind: PurchaseKind,
  /** The supplier, or who is paid. */
  supplierName: field.requiredText(120),
  /** The number that each bill or receipt bears, such as `R-{year}-{count}`. */
  supplierNumber: field.optionalText(60),
  currency: field.CurrencyCode,
  /** Of a bill. */
  priceMode: BillInput.shape.priceMode,
  lines: z.array(BillInput.shape.lines.element).max(200).default([]),
  paymentReference: BillInput.shape.paymentReference,
  /** Of an expense: tax included, in units of the currency. */
  gross: z.union([z.literal(''), GrossText]).default(''),
  category: field.optionalText(30),
  taxCode: field.optionalText(20),
  costCentreId: CostCentreId,
  /** Code of the account that pays. */
  paidFrom: field.optionalText(20),
  note: field.optionalText(500),
})
export type PurchaseContent = z.infer<typeof PurchaseContent>

export const RecurringPurchaseInput = RecurrenceRule.extend(PurchaseContent.shape).extend({
  name: field.requiredText(120),
  period: RecurrencePeriod.default('ahead'),
  mode: RecurringPurchaseMode.default('draft'),
})
export type RecurringPurchaseInput = z.infer<typeof RecurringPurchaseInput>

/** One bill or expense that was made, by the date that it is of. */
export const RecurringPurchaseRun = z.object({
  date: field.DateOnly,
  kind: PurchaseKind,
  documentId: field.Id,
  /** What it is now; null where its draft was deleted. */
  document: z
    .object({
      number: z.string(),
      state: z.string(),
      amount: field.MinorUnits,
      currency: field.CurrencyCode,
    })
    .nullable(),
})
export type RecurringPurchaseRun = z.infer<typeof RecurringPurchaseRun>

export const RecurringPurchase = RecurringPurchaseInput.extend({
  id: field.Id,
  state: RecurrenceState,
  supplierId: field.Id.nullable(),
  /** What each comes to, tax included, in minor units of its currency. */
  total: field.MinorUnits,
  /** When the next one is made; null once it has ended. */
  nextDate: field.DateOnly.nullable(),
  /** The next five dates, with the time each one is for. */
  nextDates: z.array(DateToCome),
  madeCount: z.int(),
  /** The last ones made, newest first. */
  runs: z.array(RecurringPurchaseRun),
  /** How often it failed in a row; after the third time it is paused. */
  failures: z.int(),
  problem: RecurrenceProblem.nullable(),
  preparedByName: z.string(),
  version: field.Version,
  createdAt: field.Instant,
  updatedAt: field.Instant,
})
export type RecurringPurchase = z.infer<typeof RecurringPurchase>

export const RecurringPurchaseRow = RecurringPurchase.pick({
  id: true,
  name: true,
  kind: true,
  state: true,
  supplierName: true,
  ...recurrenceInRow,
  total: true,
})
export type RecurringPurchaseRow = z.infer<typeof RecurringPurchaseRow>

export const RecurringPurchaseListQuery = listQuery({
  tabs: ['active', 'paused', 'ended', 'all'],
  sorts: ['nextDate', 'name', 'supplier', 'total'],
  filters: { kind: PurchaseKind.optional(), mode: RecurringPurchaseMode.optional() },
})
export type RecurringPurchaseListQuery = z.infer<typeof RecurringPurchaseListQuery>

const Named = z.object({ code: z.string(), name: z.partialRecord(field.Language, z.string()) })

/** What the form offers. */
export const RecurringPurchaseChoices = z.object({
  rates: z.array(Named),
  /** Accounts that a bill can be posted to, and those that the firm pays from. */
  accounts: z.array(Named),
  payers: z.array(Named),
  usualPayer: z.string(),
  categories: z.array(z.object({ id: z.string(), name: z.string(), isActive: z.boolean() })),
  costCentres: z.array(CostCentreChoice),
  suppliers: z.array(z.string()),
  today: field.DateOnly,
})
export type RecurringPurchaseChoices = z.infer<typeof RecurringPurchaseChoices>

const one = z.object({ firmId: field.Id, recurringPurchaseId: field.Id })
const path = '/firms/{firmId}/recurring-purchases' as const
const at = `${path}/{recurringPurchaseId}` as const
const tag = 'Recurring purchases'

const {
  archive: _,
  restore: __,
  ...register
} = registerContract({
  path: 'recurring-purchases',
  tag,
  view: 'bill:view',
  edit: 'bill:edit',
  one,
  onePath: '{recurringPurchaseId}',
  input: RecurringPurchaseInput,
  query: RecurringPurchaseListQuery,
  row: RecurringPurchaseRow,
  record: RecurringPurchase,
  bulk: ['pause', 'resume'],
})

export const recurringPurchasesContract = {
  ...register,
  choices: endpoint
    .meta({ needs: 'bill:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/recurring-purchase-choices', tags: [tag] })
    .input(z.object({ firmId: field.Id }))
    .output(RecurringPurchaseChoices),
  pause: endpoint
    .meta({ needs: 'bill:edit' })
    .route({ method: 'POST', path: `${at}/pause`, tags: [tag] })
    .input(one)
    .output(RecurringPurchase),
  /** Goes on from the first date that is not over, or from the one that failed. */
  resume: endpoint
    .meta({ needs: 'bill:edit' })
    .route({ method: 'POST', path: `${at}/resume`, tags: [tag] })
    .input(one)
    .output(RecurringPurchase),
  /** Takes it away; the bills and expenses that it made stay. */
  remove: endpoint
    .meta({ needs: 'bill:delete' })
    .route({ method: 'DELETE', path: at, tags: [tag] })
    .input(one)
    .output(z.object({ id: field.Id })),
}
