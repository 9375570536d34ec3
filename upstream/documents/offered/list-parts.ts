import { atLeast, atMost, equals } from '../../register/describe.ts'

/** What lists of documents offered to customers are filtered by. */
export const customerFilters = {
  customerId: equals('customer_id'),
  from: atLeast('issue_date'),
  to: atMost('issue_date'),
  currency: equals('currency'),
}

/** What the rows of such a list are added up to, by currency. */
export const documentTotals = { currency: 'currency', sums: { net: 'net', total: 'total' } }
