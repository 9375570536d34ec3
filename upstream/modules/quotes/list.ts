import { type QuoteListQuery, type QuoteRow, QuoteState } from '#contract/quotes.ts'
import {
  atLeast,
  atMost,
  type Condition,
  equals,
  type RegisterSource,
} from '../../register/describe.ts'

const source: RegisterSource<QuoteListQuery> = {
  from: 'quotes',
  search: 'quote_search',
  tabs: {
    all: '',
    draft: `state = 'draft'`,
    open: `state = 'open'`,
    accepted: `state = 'accepted'`,
    declined: `state = 'declined'`,
    expired: `state = 'expired'`,
    invoiced: `state = 'invoiced'`,
  },
  sorts: {
    issueDate: 'issue_date',
    number: 'number_order',
    customer: 'customer_order',
    validUntil: 'valid_until',
    total: 'total',
  },
  filters: {
    customerId: equals('customer_id'),
    from: atLeast('issue_date'),
    to: atMost('issue_date'),
    currency: equals('currency'),
  },
  totals: { currency: 'currency', sums: { net: 'net', total: 'total' } },
}

/** The list of quotes: what it can be searched, filtered and sorted by. @param within what is reached */
export function quoteList(within?: Condition): RegisterSource<QuoteListQuery> {
  return { ...source, within }
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
  }
}
