import { AppError } from '#contract/errors.ts'
import type { InvoiceInput } from '#contract/invoice.ts'
import { convert, type Minor } from '#contract/money.ts'
import type { Totals } from '#contract/totals.ts'
import { addDays } from '../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { type LineItem, lineItems } from '../items/index.ts'
import { accountFor, hasAccount } from '../ledger/index.ts'
import { getStoredParty } from '../parties/index.ts'
import { documentRate } from '../rates/index.ts'
import { incomeAccountFor, type TaxRule, taxRules } from '../taxes/index.ts'
import { calculate } from './calculate.ts'
import { withRatesOfDay } from './tax-of-day.ts'
import { sortKey } from './texts.ts'
import type { NewDocument, NewLine } from './writer.ts'

export type DraftValues = { document: NewDocument; lines: NewLine[]; totals: Totals }

/**
 * What a draft with this input is stored as: dates, totals and accounts worked out.
 * @throws AppError not_found for a customer or item the firm does not have; invalid
 */
export function draftValues(
  reader: Reader,
  { newId }: Pick<FirmContext, 'newId'>,
  written: InvoiceInput,
): DraftValues {
  const input = withRatesOfDay(taxRules(reader), written)
  const customer = getStoredParty(reader, input.customerId)
  const { baseCurrency } = getFirmProfile(reader)
  const rules = taxRules(reader)
  const exchangeRate = documentRate(reader, { ...input, date: input.issueDate }, baseCurrency)
  const totals = calculate({ ...input, exchangeRate }, rules, baseCurrency)
  const items = itemsOf(reader, input)
  const accounts = new Map<string, string>()
  const lines = input.lines.map((line, at): NewLine => {
    const item = line.itemId === null ? undefined : items.get(line.itemId)
    const rule = rules.get(line.taxCode)
    const sums = totals.lines[at]
    return {
      id: newId(),
      itemId: line.itemId,
      sku: item?.sku ?? '',
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      unitPrice: line.unitPrice,
      discount: line.discount && JSON.stringify(line.discount),
      taxCode: line.taxCode,
      taxCategory: rule?.category ?? '',
      taxRate: rule?.rate ?? '',
      incomeAccount: incomeAccount(reader, item, rule, accounts),
      amount: sums?.amount ?? 0,
      net: sums?.net ?? 0,
      taxAmount: sums?.tax ?? 0,
      creditedQuantity: '0',
      creditsLineId: null,
    }
  })
  return {
    lines,
    totals,
    document: {
      ...datesOf(input),
      kind: 'invoice',
      number: null,
      state: 'draft',
      customerId: customer.id,
      customerName: customer.name,
      customerOrder: sortKey(customer.name),
      supplyDate: input.supplyDate,
      currency: input.currency,
      exchangeRate,
      priceMode: input.priceMode,
      purchaseOrder: input.purchaseOrder,
      language: input.language,
      discount: input.discount && JSON.stringify(input.discount),
      notes: input.notes,
      internalNote: input.internalNote,
      ...totalColumns(totals, (tax) => convert(tax, input.currency, baseCurrency, exchangeRate)),
      due: totals.total,
    },
  }
}

/** The columns that hold a document's totals; each group's tax in the base currency, too. */
function totalColumns(totals: Totals, toBase: (amount: Minor) => Minor) {
  const taxGroups = totals.taxGroups.map(({ category, rate, base, tax }) => ({
    category,
    rate,
    base,
    tax,
    baseTax: toBase(tax),
  }))
  return {
    subtotal: totals.subtotal,
    lineDiscounts: totals.lineDiscounts,
    documentDiscount: totals.documentDiscount,
    taxGroups: JSON.stringify(taxGroups),
    net: totals.net,
    tax: totals.tax,
    total: totals.total,
  }
}

function datesOf({ issueDate, dueDate, paymentTermsDays }: InvoiceInput) {
  const byTerms = addDays(issueDate, paymentTermsDays)
  const hasOwnDueDate = dueDate !== null && dueDate !== byTerms
  return { issueDate, paymentTermsDays, dueDate: dueDate ?? byTerms, hasOwnDueDate }
}

function itemsOf(reader: Reader, { lines }: InvoiceInput): Map<string, LineItem> {
  const ids = lines.flatMap(({ itemId }) => (itemId === null ? [] : [itemId]))
  const items = lineItems(reader, ids)
  if (ids.every((id) => items.has(id))) return items
  throw new AppError('not_found', 'No such item')
}

/** The account that the tax treatment asks for, else the item's own, else the one for what is sold. */
function incomeAccount(
  reader: Reader,
  item: LineItem | undefined,
  rule: TaxRule | undefined,
  known: Map<string, string>,
): string {
  const role = item?.kind === 'service' ? 'incomeServices' : 'income'
  const key = `${item?.incomeAccount ?? ''} ${rule?.code ?? ''} ${role}`
  const found = known.get(key)
  if (found !== undefined) return found
  const wished = incomeAccountFor(reader, rule, item?.incomeAccount ?? '')
  const account = hasAccount(reader, wished) ? wished : accountFor(reader, role)
  known.set(key, account)
  return account
}
