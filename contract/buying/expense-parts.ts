import { z } from 'zod'
import { CostCentreId } from '../books/cost-centres.ts'
import * as field from '../core/fields.ts'

/** Categories that every firm has; each is posted to one account of the country's chart. */
export const usualCategories = [
  'materials',
  'office',
  'software',
  'travel',
  'vehicles',
  'rent',
  'utilities',
  'insurance',
  'marketing',
  'professional',
  'bankFees',
  'other',
] as const
export const UsualCategory = z.enum(usualCategories)
export type UsualCategory = z.infer<typeof UsualCategory>

/** What money was spent on: one of `usualCategories`, or the id of a category of the firm's own. */
export const ExpenseCategory = field.requiredText(30)
export type ExpenseCategory = z.infer<typeof ExpenseCategory>

/** An amount above zero as decimal text; how many decimals it may have is the currency's affair. */
export const GrossText = field
  .decimalText(4, 'unsigned', 'negativeExpense')
  .refine((text) => !/^0+(\.0+)?$/.test(text), 'notPositive')

/** The tax as the receipt says, where it was rounded otherwise; empty: by the rate. */
export const TaxText = z.union([z.literal(''), field.decimalText(4)]).default('')
/** The name of exactly one customer, who is to pay it in the end; empty for nobody. */
export const BillTo = field.optionalText(120)

/** A part of a receipt with a category or a rate of its own. */
export const ExpensePart = z.object({
  /** Of the whole amount, tax included. */
  gross: GrossText,
  category: ExpenseCategory,
  /** Empty for the rate that is usual for the category. */
  taxCode: field.optionalText(20),
  taxText: TaxText,
  note: field.optionalText(120),
  billTo: BillTo,
  /** Empty for that of the category. */
  costCentreId: CostCentreId,
})
export type ExpensePart = z.infer<typeof ExpensePart>

export const maxExpenseParts = 20

/** A part of an expense as it is posted; the last one is what the others leave over. */
export const ExpenseLine = z.object({
  id: field.Id,
  category: ExpenseCategory,
  taxCode: z.string(),
  note: z.string(),
  /** In minor units of the expense's currency, and what of it is cost in the base currency. */
  amount: field.MinorUnits,
  tax: field.MinorUnits,
  costBase: field.MinorUnits,
  costCentreId: CostCentreId,
  /** Who it is billed on to. */
  customerId: field.Id.nullable(),
  customerName: z.string(),
  /** The invoice that it is a line of. */
  invoiceId: field.Id.nullable(),
})
export type ExpenseLine = z.infer<typeof ExpenseLine>

/** How far one drives is counted so, and what a unit is worth. */
export const Mileage = z.object({
  unit: z.enum(['km', 'mile']),
  /** Money for one unit, in the firm's currency. */
  rate: z.string(),
  currency: field.CurrencyCode,
})
export type Mileage = z.infer<typeof Mileage>

/** What was spent in a month, minor units of the base currency. */
export const ExpenseMonth = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  count: z.int(),
  amountBase: field.MinorUnits,
  costBase: field.MinorUnits,
})
export type ExpenseMonth = z.infer<typeof ExpenseMonth>
