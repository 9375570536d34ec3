import { z } from 'zod'

const time = ['month', 'quarter', 'year', 'weekday'] as const

/** What can be asked of each kind of figures: what is measured, and what it is divided by. */
export const datasets = {
  /** Lines of invoices, with credit notes below zero; costs as the stock posted them. */
  sales: {
    measures: ['net', 'quantity', 'lines', 'cost', 'margin'],
    dimensions: [...time, 'customer', 'country', 'item', 'person', 'currency'],
  },
  /** What bills and expenses posted, without their tax. */
  purchases: {
    measures: ['net', 'entries'],
    dimensions: [...time, 'supplier', 'country', 'account', 'person'],
  },
  /** Payments of customers and to suppliers. */
  payments: {
    measures: ['received', 'paid', 'difference'],
    dimensions: [...time, 'party', 'country', 'method', 'account', 'currency'],
  },
} as const

export const Dataset = z.enum(['sales', 'purchases', 'payments'])
export type Dataset = z.infer<typeof Dataset>

export const Measure = z.enum([
  'net',
  'quantity',
  'lines',
  'cost',
  'margin',
  'entries',
  'received',
  'paid',
  'difference',
])
export type Measure = z.infer<typeof Measure>

export const Dimension = z.enum([
  ...time,
  'customer',
  'supplier',
  'party',
  'country',
  'item',
  /** Who wrote the invoice, stood at the till, or entered the bill or expense. */
  'person',
  'account',
  'method',
  'currency',
])
export type Dimension = z.infer<typeof Dimension>

/** One value that a report keeps to, `customer:01J…`; several are divided by commas. */
const Condition = z.string().regex(/^[a-zA-Z]+:[^,:]{0,60}$/)

/** What a custom report asks. */
export const CustomQuery = z.object({
  dataset: Dataset.optional(),
  measure: Measure.optional(),
  /** What the rows are. */
  by: Dimension.optional(),
  /** What the columns are; one column where absent. */
  across: z.union([Dimension, z.literal('none')]).optional(),
  /** Conditions, divided by commas: `customer:01J…,country:DE`. */
  where: z
    .string()
    .max(500)
    .refine(
      (text) => text === '' || text.split(',').every((one) => Condition.safeParse(one).success),
      'invalid',
    )
    .optional(),
})
export type CustomQuery = z.infer<typeof CustomQuery>

/** Whether rows of a dimension stand in the order of time. */
export function isTime(dimension: Dimension): boolean {
  return time.some((one) => one === dimension)
}
