import { addDays, daysBetween } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { cancel } from '../../firm/jobs/index.ts'
import { composeQuotePaper } from './paper/quote-paper.ts'
import { getStoredQuote, type QuoteRecord } from './reader.ts'
import { refusal } from './refusal.ts'
import { changeQuote, keepVersion } from './writer.ts'

const revisable: ReadonlySet<QuoteRecord['state']> = new Set(['open', 'declined', 'expired'])

/**
 * Opens the next version of a quote as a draft, dated today and valid for as long. The one that was
 * issued stays to be read; its public page waits for the new one.
 * @throws AppError not_found; conflict for a draft, and for one that was accepted
 */
export function revise(writer: Writer, context: FirmContext, quoteId: string): QuoteRecord {
  const row = getStoredQuote(writer, quoteId)
  if (!revisable.has(row.state)) throw refusal('quoteNotOpen')
  cancel(writer, 'quotes.expire', quoteId)
  keepVersion(writer, context, row, composeQuotePaper(writer, row))
  const issueDate = firmDate(writer, context)
  const after = changeQuote(writer, context, row, {
    state: 'draft',
    revision: row.revision + 1,
    snapshot: null,
    answer: null,
    issueDate,
    validUntil: addDays(issueDate, Math.max(daysBetween(row.issueDate, row.validUntil), 0)),
  })
  writer.audit({
    entity: 'quote',
    entityId: quoteId,
    action: 'revise',
    after: { revision: after.revision },
  })
  return after
}
