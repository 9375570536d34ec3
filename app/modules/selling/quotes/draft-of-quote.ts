import type { Draft } from '#app/shell/documents/draft/draft.ts'
import {
  addDays,
  blankDraft,
  draftOfDocument,
} from '#app/shell/documents/draft/draft-of-document.ts'
import type { Format } from '#app/shell/format.ts'
import type { Firm } from '#contract/firm/firms.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { Quote } from '#contract/selling/quotes.ts'

/** A quote is valid for a month unless something else is said. */
const usualDays = 30

/** A saved draft as the editor shows it; `custom` are the fields that the firm added, as `shownCustom` gives them. */
export function draftOfQuote(
  quote: Quote,
  format: Format,
  custom: Readonly<Record<string, string>> = {},
): Draft {
  return draftOfDocument(
    quote,
    {
      partyId: quote.customerId,
      own: { validUntil: quote.validUntil, terms: quote.terms, ...custom },
      boxes: ({ isOptional, hasFreeQuantity }) => ({ isOptional, hasFreeQuantity }),
    },
    format,
  )
}

/** An empty quote of the firm, dated `today`, for a customer when one is given. */
export function newDraft(
  firm: Pick<Firm, 'baseCurrency' | 'language'>,
  customer: Party | undefined,
  today: string,
  taxCode: string,
): Draft {
  const own = { validUntil: addDays(today, usualDays), terms: '' }
  return blankDraft(firm, customer, today, taxCode, own)
}
