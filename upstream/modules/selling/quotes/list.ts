import { type QuoteListQuery, type QuoteRow, QuoteState } from '#contract/selling/quotes.ts'
import { customerFilters, documentTotals } from '../../../documents/offered/list-parts.ts'
import { reachCondition } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import type { RegisterSource } from '../../../register/describe.ts'
import { customCondition } from '../../firm/custom-fields/index.ts'

/** What the list can be searched and sorted by. */
export const quoteSource: RegisterSource<QuoteListQuery> = {
  from: 'quotes',
  search: 'quote_search',
  tabs: {
    all: '',
    draft: `state = 'draft'`,
    open: `state = 'open'`,
    accepted: `state = 'accepted'`,
    declined: `state = 'declined'`,
    expired: `state = 'expired'`,
    ordered: `state = 'ordered'`,
    invoiced: `state = 'invoiced'`,
  },
  sorts: {
    issueDate: 'issue_date',
    number: 'number_order',
    customer: 'customer_order',
    validUntil: 'valid_until',
    total: 'total',
  },
  filters: customerFilters,
  totals: documentTotals,
}

/** The list of quotes that somebody's role reaches: what it can be searched, filtered and sorted by. */
export function quoteList(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
): RegisterSource<QuoteListQuery> {
  const within = reachCondition(context.actor, 'quote', 'created_by')
  return { ...quoteSource, within, custom: customCondition(reader, context, 'quote') }
}

/** Makes a row of the contract from one of the table. */
export function quoteRow(row: Record<string, SqlStorageValue>): QuoteRow {
  return {
    id: String(row.id),
    number: row.number === null ? '' : String(row.number),
    revision: Number(row.revision),
    customerId: String(row.customer_id),
    customerName: String(row.customer_name),
    issueDate: String(row.issue_date),
    validUntil: String(row.valid_until),
    state: QuoteState.parse(row.state),
    currency: String(row.currency),
    net: Number(row.net),
    total: Number(row.total),
    custom: JSON.parse(String(row.custom)),
  }
}
