import { isAllowed } from '#contract/core/roles.ts'
import type { QuoteAnswer } from '#contract/selling/quote-answer.ts'
import type { Quote } from '#contract/selling/quotes.ts'
import { calculatedLine, storedSums } from '../../../documents/stored-document.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { unusualToSell } from '../invoicing/views.ts'
import { actionsFor } from './actions.ts'
import { publicPath } from './public-path.ts'
import {
  getStoredQuote,
  type LineRecord,
  linesOf,
  type QuoteRecord,
  quoteInput,
  versionsOf,
} from './reader.ts'

/** A quote as the API gives it. @throws AppError not_found */
export function getQuote(reader: Reader, context: FirmContext, quoteId: string): Quote {
  return toQuote(reader, context, getStoredQuote(reader, quoteId))
}

export function toQuote(reader: Reader, { firmId, actor }: FirmContext, row: QuoteRecord): Quote {
  const lines = linesOf(reader, row.id)
  return {
    ...quoteInput(row, lines),
    id: row.id,
    number: row.number,
    revision: row.revision,
    state: row.state,
    customerName: row.customerName,
    customerEmail: getStoredParty(reader, row.customerId).email,
    lines: lines.map(toLine),
    totals: storedSums(row),
    answer: answerOf(row),
    invoiceId: row.invoiceId,
    versions: versionsOf(reader, row.id),
    issuedAt: row.issuedAt,
    sentAt: row.sentAt,
    viewedAt: row.viewedAt,
    // Whoever has the link answers in the customer's place.
    publicPath:
      row.number !== null && isAllowed(actor, 'quote:edit') ? publicPath(firmId, row) : null,
    publicUntil: row.publicUntil,
    actions: actionsFor(reader, row, actor),
    unusual: row.state === 'draft' ? unusualToSell(reader, { actor }, { ...row, lines }) : [],
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

export function answerOf({ answer }: Pick<QuoteRecord, 'answer'>): QuoteAnswer | null {
  return answer === null ? null : JSON.parse(answer)
}

function toLine(line: LineRecord): Quote['lines'][number] {
  const { isOptional, hasFreeQuantity, isChosen } = line
  return { ...calculatedLine(line), isOptional, hasFreeQuantity, isChosen }
}
