import { z } from 'zod'
import * as field from '../core/fields.ts'
import { TaxCategory } from '../core/tax-kinds.ts'
import { CostCentreId } from './cost-centres.ts'
import { DocumentExchangeRate } from './rates.ts'

/** What quotes, orders, invoices, credit notes and bills have in common; each kind extends it. */

export const Discount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), value: field.PercentText }),
  z.object({ kind: z.literal('amount'), value: field.decimalText(4) }),
])
export type Discount = z.infer<typeof Discount>

/** How lines are set out on paper; none of it is in any sum. */
export const LineLayout = z.object({
  /** The title of a section that begins with the line. */
  heading: field.optionalText(200),
  /** Text of its own above the line. */
  textAbove: field.optionalText(2000),
  /** Whether what the section comes to stands below the line. */
  hasSubtotal: z.stringbool().or(z.boolean()).default(false),
})

export type LineLayout = z.infer<typeof LineLayout>

/** Of a line that stands below the last one, as most do. */
export const plainLayout: LineLayout = { heading: '', textAbove: '', hasSubtotal: false }

export const DocumentLineInput = z.object({
  ...LineLayout.shape,
  itemId: field.Id.nullable().default(null),
  description: z.string().trim().min(1, 'required').max(2000),
  quantity: field.decimalText(4, 'signed'),
  unit: field.optionalText(20),
  unitPrice: field.decimalText(6, 'unsigned', 'negativePrice'),
  discount: Discount.nullable().default(null),
  taxCode: z.string().trim().min(1, 'required').max(20),
  /** What it earns is put on it; empty: on that of the item, if it has one. */
  costCentreId: CostCentreId,
})
export type DocumentLineInput = z.infer<typeof DocumentLineInput>

/** What a person writes into a draft of any kind. A kind adds its party, its dates and its lines. */
export const DocumentInput = z.object({
  issueDate: field.DateOnly,
  currency: field.CurrencyCode,
  /** Base currency for one unit of the document's; empty: the known rate of the day, or refused. */
  exchangeRate: DocumentExchangeRate,
  priceMode: z.enum(['net', 'gross']).default('net'),
  language: field.Language,
  discount: Discount.nullable().default(null),
  notes: field.optionalText(2000),
  internalNote: field.optionalText(2000),
  lines: z.array(DocumentLineInput).max(1000),
})
export type DocumentInput = z.infer<typeof DocumentInput>

/** What the rules work out for a line; a kind's line is its input extended by it. */
export const calculatedLine = {
  id: field.Id,
  sku: z.string(),
  tax: z.object({ category: TaxCategory, rate: z.string() }),
  /** After the line's discount, in the terms of the price mode. */
  amount: field.MinorUnits,
  net: field.MinorUnits,
  taxAmount: field.MinorUnits,
}

export const TaxGroupTotal = z.object({
  category: TaxCategory,
  rate: z.string(),
  base: field.MinorUnits,
  tax: field.MinorUnits,
  /** The tax in the firm's currency, as it is posted and printed. */
  baseTax: field.MinorUnits,
})

/** From the lines' sum to the total, in minor units of the document's currency. */
export const DocumentSums = z.object({
  subtotal: field.MinorUnits,
  lineDiscounts: field.MinorUnits,
  documentDiscount: field.MinorUnits,
  taxGroups: z.array(TaxGroupTotal),
  net: field.MinorUnits,
  tax: field.MinorUnits,
  /** What rounding to coins adds to net and tax; below zero it takes off. */
  rounding: field.MinorUnits,
  /** What is to be paid: net, tax and rounding. */
  total: field.MinorUnits,
})
export type DocumentSums = z.infer<typeof DocumentSums>
