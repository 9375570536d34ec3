import {
  type Discount,
  type DocumentInput,
  type DocumentLineInput,
  type DocumentSums,
  LineLayout,
} from '#contract/books/document.ts'
import { Language } from '#contract/core/fields.ts'
import type { Minor } from '#contract/core/money.ts'
import { TaxCategory } from '#contract/core/tax-kinds.ts'

type StoredHead = Pick<
  DocumentInput,
  'issueDate' | 'currency' | 'exchangeRate' | 'priceMode' | 'notes' | 'internalNote'
> & { language: string; discount: string | null }

type StoredLineInput = Pick<
  DocumentLineInput,
  'itemId' | 'description' | 'quantity' | 'unit' | 'unitPrice' | 'taxCode' | 'costCentreId'
> & { discount: string | null; layout: string }

/** A line as its table has it. */
export type StoredLine = StoredLineInput & {
  id: string
  sku: string
  taxCategory: string
  taxRate: string
  amount: Minor
  net: Minor
  taxAmount: Minor
}

type StoredSums = Omit<DocumentSums, 'taxGroups' | 'rounding'> & {
  taxGroups: string
  rounding?: Minor | undefined
}

/** What a person wrote into the head of a stored document. */
export function headInput(row: StoredHead): Omit<DocumentInput, 'lines'> {
  const { issueDate, currency, exchangeRate, priceMode, notes, internalNote } = row
  const language = Language.catch('en').parse(row.language)
  const discount = parseDiscount(row.discount)
  return {
    issueDate,
    currency,
    exchangeRate,
    priceMode,
    language,
    discount,
    notes,
    internalNote,
  }
}

/** What a person wrote into a stored line. */
export function lineInput(line: StoredLineInput): DocumentLineInput {
  const { itemId, description, quantity, unit, unitPrice, taxCode, costCentreId } = line
  const discount = parseDiscount(line.discount)
  const layout = parseLayout(line.layout)
  return {
    itemId,
    description,
    quantity,
    unit,
    unitPrice,
    taxCode,
    costCentreId,
    discount,
    ...layout,
  }
}

/** A stored line with what was worked out for it. */
export function calculatedLine(line: StoredLine) {
  return {
    ...lineInput(line),
    id: line.id,
    sku: line.sku,
    tax: { category: TaxCategory.parse(line.taxCategory), rate: line.taxRate },
    amount: line.amount,
    net: line.net,
    taxAmount: line.taxAmount,
  }
}

/** From the lines' sum to the total, as stored. */
export function storedSums(row: StoredSums): DocumentSums {
  const { subtotal, lineDiscounts, documentDiscount, net, tax, rounding = 0, total } = row
  const taxGroups: DocumentSums['taxGroups'] = JSON.parse(row.taxGroups)
  return { subtotal, lineDiscounts, documentDiscount, taxGroups, net, tax, rounding, total }
}

/** The layout of a stored line. */
export function parseLayout(stored: string): LineLayout {
  return LineLayout.parse(stored === '' ? {} : JSON.parse(stored))
}

/** What is stored of a line's layout. */
export function layoutText({ heading, textAbove, hasSubtotal }: LineLayout): string {
  if (heading === '' && textAbove === '' && !hasSubtotal) return ''
  return JSON.stringify({ heading, textAbove, hasSubtotal })
}

export function parseDiscount(stored: string | null): Discount | null {
  return stored === null ? null : JSON.parse(stored)
}
