import { z } from 'zod'
import { CostCentreId } from '../books/cost-centres.ts'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { ExpenseCategory } from './expense-parts.ts'

/** What a category of expenses is called, posted to and may come to. */
export const ExpenseCategoryInput = z.object({
  /** Empty where a usual category keeps its usual name. */
  name: field.optionalText(60),
  /** Code of the account it is posted to; empty for that of the country's chart. */
  account: field.optionalText(20),
  /** The tax rate that its expenses begin with; empty for the usual one. */
  taxCode: field.optionalText(20),
  /** Of its expenses that name none. */
  costCentreId: CostCentreId,
  /** What it may cost in a month, in minor units of the firm's currency; null for no budget. */
  budget: field.amountInput('unsigned').nullable().default(null),
  isActive: z.boolean().default(true),
})
export type ExpenseCategoryInput = z.infer<typeof ExpenseCategoryInput>

export const ExpenseCategoryRecord = ExpenseCategoryInput.extend({
  id: ExpenseCategory,
  isUsual: z.boolean(),
  /** Of the country's chart, where `account` is empty. */
  usualAccount: z.string(),
  /** Whether its receipts usually bear no tax in the country, where `taxCode` is empty. */
  isUntaxed: z.boolean(),
  /**
   * Code of the rate that they usually have in the country as none or a part of its tax is taken back,
   * where `taxCode` is empty; empty for the firm's usual one.
   */
  usualTaxCode: z.string(),
  version: field.Version,
})
export type ExpenseCategoryRecord = z.infer<typeof ExpenseCategoryRecord>

/** What the firm asks of receipts and claims; what is against it is shown to whoever decides. */
export const ExpenseRulesInput = z.object({
  /** From this amount on a receipt must be kept with it, in minor units of the firm's currency. */
  receiptFrom: field.amountInput('unsigned').default(0),
  /** After so many days a receipt is old when it is noted. */
  maxAgeDays: field.wholeNumber({ minimum: 1, maximum: 3660 }).default(90),
  /** What one claim of a role, built-in or the id of the firm's own, may come to; above it an owner
   * alone approves. A role that is not named has no limit. */
  limits: z
    .array(z.object({ role: field.requiredText(40), amount: field.amountInput('positive') }))
    .max(60)
    .default([]),
  /** What the firm pays for a unit driven, from a day on, in place of the country's rate. */
  mileage: z
    .array(z.object({ from: field.DateOnly, rate: field.decimalText(4) }))
    .max(40)
    .default([]),
})
export type ExpenseRulesInput = z.infer<typeof ExpenseRulesInput>

/** A rate of the country, with where it comes from. */
export const MileageRate = z.object({
  from: field.DateOnly,
  rate: z.string(),
  /** Above so many units in a tax year each is worth `rateAbove`. */
  above: z.int().nullable(),
  rateAbove: z.string(),
  source: z.string(),
})
export type MileageRate = z.infer<typeof MileageRate>

export const ExpenseRules = ExpenseRulesInput.extend({
  countryMileage: z.array(MileageRate),
  unit: z.enum(['km', 'mile']),
  version: field.Version,
})
export type ExpenseRules = z.infer<typeof ExpenseRules>

/** What a category came to in a month, against its budget. */
export const CategoryMonth = z.object({
  category: ExpenseCategory,
  count: z.int(),
  costBase: field.MinorUnits,
  /** What of it suppliers billed; 0 for whoever may not see bills. */
  billedBase: field.MinorUnits,
  budget: field.MinorUnits.nullable(),
})
export type CategoryMonth = z.infer<typeof CategoryMonth>

/** One of what a category's cost of a month is the sum of: an expense, or an entry of a bill. */
export const CategoryMonthLine = z.object({
  source: z.object({ kind: z.string(), id: z.string() }),
  date: field.DateOnly,
  title: z.string(),
  costBase: field.MinorUnits,
})
export type CategoryMonthLine = z.infer<typeof CategoryMonthLine>

const path = '/firms/{firmId}/expense-categories' as const
const tags = ['Expenses']
const inFirm = z.object({ firmId: field.Id })
const one = inFirm.extend({ expenseCategoryId: field.requiredText(30) })

export const expenseRulesContract = {
  /** Usual ones first, then those of the firm's own by name. */
  listCategories: endpoint
    .meta({ needs: 'expense:view', isScoped: true })
    .route({ method: 'GET', path, tags })
    .input(inFirm)
    .output(z.object({ rows: z.array(ExpenseCategoryRecord) })),
  createCategory: endpoint
    .meta({ needs: 'expense:post' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(ExpenseCategoryInput.extend(inFirm.shape))
    .output(ExpenseCategoryRecord),
  updateCategory: endpoint
    .meta({ needs: 'expense:post' })
    .route({ method: 'PUT', path: `${path}/{expenseCategoryId}`, tags })
    .input(ExpenseCategoryInput.extend(one.shape).extend({ version: field.Version }))
    .output(ExpenseCategoryRecord),
  getRules: endpoint
    .meta({ needs: 'expense:view', isScoped: true })
    .route({ method: 'GET', path: '/firms/{firmId}/expense-rules', tags })
    .input(inFirm)
    .output(ExpenseRules),
  saveRules: endpoint
    .meta({ needs: 'expense:post' })
    .route({ method: 'PUT', path: '/firms/{firmId}/expense-rules', tags })
    .input(ExpenseRulesInput.extend(inFirm.shape).extend({ version: field.Version }))
    .output(ExpenseRules),
  /** What each category came to in a month: posted, approved or paid back; of `category` its `lines`. */
  month: endpoint
    .meta({ needs: 'expense:view', isScoped: true })
    .route({ method: 'GET', path: '/firms/{firmId}/expense-months/{month}', tags })
    .input(
      inFirm.extend({
        month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalid'),
        category: ExpenseCategory.optional(),
      }),
    )
    .output(
      z.object({
        rows: z.array(CategoryMonth),
        /** What was missing in drawers, less what was over: in no category. */
        cashDifferences: field.MinorUnits,
        lines: z.array(CategoryMonthLine),
      }),
    ),
}
