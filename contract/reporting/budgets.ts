import { z } from 'zod'
import { AccountType } from '../books/accounts.ts'
import { CostCentreId } from '../books/cost-centres.ts'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'

/** An account of income or expense, with what is planned and what was posted in a fiscal year. */
export const BudgetRow = z.object({
  account: z.string(),
  /** Names by language. */
  name: z.record(z.string(), z.string()),
  type: AccountType,
  /** Twelve amounts on the side where the account grows, in minor units of the base currency. */
  months: z.array(field.MinorUnits),
  total: field.MinorUnits,
  /** Posted from the first day of the year to its last, on the same side. */
  actual: field.MinorUnits,
  /** 0 where nothing is planned yet. */
  version: z.int(),
})
export type BudgetRow = z.infer<typeof BudgetRow>

/** What a fiscal year is planned to bring and to cost. */
export const Budget = z.object({
  start: field.DateOnly,
  end: field.DateOnly,
  /** Of one cost centre alone, empty for what has none; null for the whole firm, which is all of them. */
  costCentreId: z.string().nullable(),
  currency: field.CurrencyCode,
  /** The first days of the twelve months of the year; they begin within a month where the year does. */
  months: z.array(field.DateOnly),
  /** Income first, then expenses, by code. */
  rows: z.array(BudgetRow),
  /** Income less expenses: planned by month, planned in all, and posted. */
  profit: z.object({
    months: z.array(field.MinorUnits),
    total: field.MinorUnits,
    actual: field.MinorUnits,
  }),
  /** Last days of the years to choose from: the present one, its neighbours, and this one. */
  years: z.array(field.DateOnly),
  /** Whether the year before has something that can be taken over. */
  hasYearBefore: z.boolean(),
})
export type Budget = z.infer<typeof Budget>

const year = z.object({ firmId: field.Id, end: field.DateOnly })

export const BudgetLineInput = year.extend({
  account: field.requiredText(20),
  /** Whose plan it is. */
  costCentreId: CostCentreId,
  months: z.array(field.amountInput('signed')).length(12),
  version: field.wholeNumber({ minimum: 0 }),
})
export type BudgetLineInput = z.infer<typeof BudgetLineInput>

export const CopyBudgetInput = year.extend({
  /** What was posted in the year before, or what was planned for it. */
  source: z.enum(['actual', 'budget']),
  /** Percent more, or less below zero. */
  change: field
    .decimalText(4, 'signed')
    .default('0')
    .refine((text) => Math.abs(Number(text)) <= 100, 'tooLarge'),
  /** Whether what is planned already is written over. */
  replace: z.boolean().default(false),
})
export type CopyBudgetInput = z.infer<typeof CopyBudgetInput>

const path = '/firms/{firmId}/budgets' as const
const tags = ['Budgets']

export const budgetsContract = {
  /**
   * The budget of the fiscal year that ends on a day, or of the present one; of one cost centre alone
   * or of what has none, where one is named.
   */
  get: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path, tags })
    .input(
      year.partial({ end: true }).extend({
        costCentre: z.union([z.literal('none'), field.Id]).optional(),
      }),
    )
    .output(Budget),
  /** Plans an account by month; twelve times 0 takes it out of the budget. */
  setLine: endpoint
    .meta({ needs: 'ledger:edit' })
    .route({ method: 'PUT', path: `${path}/lines`, tags })
    .input(BudgetLineInput)
    .output(Budget),
  /** Plans the year by the one before. */
  copy: endpoint
    .meta({ needs: 'ledger:edit' })
    .route({ method: 'POST', path: `${path}/copy`, tags })
    .input(CopyBudgetInput)
    .output(Budget),
}
