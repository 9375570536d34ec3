import * as field from '../core/fields.ts'

/** What lists of documents to customers are narrowed by; the days are those of issue. */
export const documentFilters = {
  customerId: field.Id.optional(),
  from: field.DateOnly.optional(),
  to: field.DateOnly.optional(),
  currency: field.CurrencyCode.optional(),
}
