import type { Format } from '#app/shell/format.ts'
import type { Discount, DocumentInput, DocumentLineInput } from '#contract/books/document.ts'
import type { ItemRow } from '#contract/catalogue/items.ts'
import type { Firm } from '#contract/firm/firms.ts'
import type { Party } from '#contract/firm/parties.ts'
import { blankLine, type Draft, type DraftLine, type RateChoice } from './draft.ts'
import { priceInput } from './price-input.ts'

type SavedLine = DocumentLineInput & { sku: string }

type Own<Line> = {
  partyId: string
  /** The fields that only the kind has, as its form shows them. */
  own: Record<string, string>
  /** The boxes of a line that are ticked. */
  boxes?: (line: Line) => Record<string, boolean>
}

/** A saved draft as the editor shows it. */
export function draftOfDocument<Line extends SavedLine>(
  document: Omit<DocumentInput, 'lines'> & { lines: readonly Line[] },
  { partyId, own, boxes }: Own<Line>,
  format: Format,
): Draft {
  const { numberInput } = format
  return {
    partyId,
    own,
    issueDate: document.issueDate,
    currency: document.currency,
    // 1 is the base currency's own: another one that is chosen must not inherit it.
    exchangeRate: document.exchangeRate === '1' ? '' : numberInput(document.exchangeRate),
    priceMode: document.priceMode,
    language: document.language,
    discount: typedDiscount(document.discount, format),
    notes: document.notes,
    internalNote: document.internalNote,
    lines: document.lines.map((line) => ({
      itemId: line.itemId ?? '',
      sku: line.sku,
      description: line.description,
      quantity: numberInput(line.quantity),
      unit: line.unit,
      unitPrice: priceInput(line.unitPrice, document.currency, format),
      // What was saved stays, whatever the lists say since.
      takenPrice: '',
      priceList: '',
      discount: typedDiscount(line.discount, format),
      taxCode: line.taxCode,
      costCentreId: line.costCentreId,
      heading: line.heading,
      textAbove: line.textAbove,
      boxes: { ...boxes?.(line), hasSubtotal: line.hasSubtotal },
    })),
  }
}

/** An empty document of the firm, dated `today`, for a party when one is given. */
export function blankDraft(
  firm: Pick<Firm, 'baseCurrency' | 'language'>,
  party: Party | undefined,
  today: string,
  taxCode: string,
  own: Record<string, string>,
): Draft {
  const draft: Draft = {
    partyId: '',
    issueDate: today,
    currency: firm.baseCurrency,
    exchangeRate: '',
    priceMode: 'net',
    language: firm.language,
    discount: { kind: 'percent', value: '' },
    notes: '',
    internalNote: '',
    lines: [blankLine(taxCode)],
    own,
  }
  return party ? forParty(draft, party) : draft
}

/** The draft with the party's terms, else the firm's, and the party's currency and language. */
export function forParty(draft: Draft, party: Party, firm?: Pick<Firm, 'paymentTermsDays'>): Draft {
  const { paymentTermsDays } = draft.own
  const days = party.paymentTermsDays ?? firm?.paymentTermsDays ?? paymentTermsDays
  return {
    ...draft,
    partyId: party.id,
    currency: party.currency,
    // A rate belongs to its currency.
    exchangeRate: party.currency === draft.currency ? draft.exchangeRate : '',
    language: party.language,
    ...(paymentTermsDays !== undefined && {
      own: { ...draft.own, paymentTermsDays: String(days) },
    }),
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

function typedDiscount(discount: Discount | null, { numberInput }: Format) {
  return discount
    ? { kind: discount.kind, value: numberInput(discount.value) }
    : { kind: 'percent' as const, value: '' }
}
