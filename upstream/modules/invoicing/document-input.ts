import type { Language } from '#contract/fields.ts'
import type { InvoiceInput, InvoiceLineInput } from '#contract/invoice.ts'
import type { DocumentRow, LineRow } from './reader.ts'

type DiscountValue = InvoiceInput['discount']

/** What a person wrote into a stored document. */
export function documentInput(row: DocumentRow, lines: readonly LineRow[]): InvoiceInput {
  return {
    customerId: row.customerId,
    issueDate: row.issueDate,
    supplyDate: row.supplyDate,
    paymentTermsDays: row.paymentTermsDays,
    dueDate: row.hasOwnDueDate ? row.dueDate : null,
    currency: row.currency,
    exchangeRate: row.exchangeRate,
    priceMode: row.priceMode,
    purchaseOrder: row.purchaseOrder,
    language: parseLanguage(row.language),
    discount: parseDiscount(row.discount),
    notes: row.notes,
    internalNote: row.internalNote,
    lines: lines.map(lineInput),
  }
}

export function lineInput(line: LineRow): InvoiceLineInput {
  const { itemId, description, quantity, unit, unitPrice, taxCode } = line
  const discount = parseDiscount(line.discount)
  return { itemId, description, quantity, unit, unitPrice, taxCode, discount }
}

export function parseDiscount(stored: string | null): DiscountValue {
  return stored === null ? null : JSON.parse(stored)
}

function parseLanguage(stored: string): Language {
  return stored === 'de' || stored === 'it' || stored === 'ru' || stored === 'es' ? stored : 'en'
}
