import type { Format } from '#app/shell/format.ts'
import type { Firm } from '#contract/firms.ts'
import type { Invoice } from '#contract/invoice.ts'
import type { ItemRow } from '#contract/items.ts'
import type { Party } from '#contract/parties.ts'
import { blankLine, type Draft, type DraftLine, type RateChoice } from './draft.ts'
import { priceInput } from './price-input.ts'

/** A saved draft as the editor shows it. */
export function draftOfInvoice(invoice: Invoice, format: Format): Draft {
  const { numberInput } = format
  const byTerms = addDays(invoice.issueDate, invoice.paymentTermsDays)
  return {
    customerId: invoice.customerId,
    issueDate: invoice.issueDate,
    supplyDate: invoice.supplyDate ?? '',
    paymentTermsDays: String(invoice.paymentTermsDays),
    dueDate: invoice.dueDate === byTerms ? '' : invoice.dueDate,
    currency: invoice.currency,
    // 1 is the base currency's own: another one that is chosen must not inherit it.
    exchangeRate: invoice.exchangeRate === '1' ? '' : numberInput(invoice.exchangeRate),
    priceMode: invoice.priceMode,
    purchaseOrder: invoice.purchaseOrder,
    language: invoice.language,
    discount: typedDiscount(invoice.discount, format),
    notes: invoice.notes,
    internalNote: invoice.internalNote,
    lines: invoice.lines.map((line) => ({
      itemId: line.itemId ?? '',
      sku: line.sku,
      description: line.description,
      quantity: numberInput(line.quantity),
      unit: line.unit,
      unitPrice: priceInput(line.unitPrice, invoice.currency, format),
      discount: typedDiscount(line.discount, format),
      taxCode: line.taxCode,
    })),
  }
}

/**
 * Where the law wants the day of supply on every invoice, whatever its date: § 14 Abs. 4 Nr. 6 UStG,
 * § 11 Abs. 1 Z 3 lit. d UStG 1994, reg. 14(1)(b) VAT Regulations 1995. So it is asked from the start.
 */
const wantsSupplyDate: ReadonlySet<string> = new Set(['DE', 'AT', 'GB'])

/** An empty invoice of the firm, dated `today`, for a customer when one is given. */
export function newDraft(
  firm: Pick<Firm, 'address' | 'baseCurrency' | 'language' | 'paymentTermsDays'>,
  customer: Party | undefined,
  today: string,
  taxCode: string,
): Draft {
  const draft: Draft = {
    customerId: '',
    issueDate: today,
    supplyDate: wantsSupplyDate.has(firm.address.country) ? today : '',
    paymentTermsDays: String(firm.paymentTermsDays),
    dueDate: '',
    currency: firm.baseCurrency,
    exchangeRate: '',
    priceMode: 'net',
    purchaseOrder: '',
    language: firm.language,
    discount: { kind: 'percent', value: '' },
    notes: '',
    internalNote: '',
    lines: [blankLine(taxCode)],
  }
  return customer ? forCustomer(draft, customer) : draft
}

/** The draft with the customer's terms, currency and language. */
export function forCustomer(draft: Draft, customer: Party): Draft {
  return {
    ...draft,
    customerId: customer.id,
    currency: customer.currency,
    language: customer.language,
    paymentTermsDays: String(customer.paymentTermsDays ?? draft.paymentTermsDays),
  }
}

/** A line of an item, still without its price. A rate that is not offered gives way to the usual one. */
export function lineOfItem(item: ItemRow, rates: readonly RateChoice[], usual: string): DraftLine {
  return {
    ...blankLine(rates.some(({ code }) => code === item.taxCode) ? item.taxCode : usual),
    itemId: item.id,
    sku: item.sku,
    description: item.name,
    unit: item.unit,
  }
}

/** A calendar date some days on, both as `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return date
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

function typedDiscount(discount: Invoice['discount'], { numberInput }: Format) {
  return discount
    ? { kind: discount.kind, value: numberInput(discount.value) }
    : { kind: 'percent' as const, value: '' }
}
