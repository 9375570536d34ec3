/**
 * What analyses measure of the lines of documents with tax.
 * @param sign SQL: -1 for what takes back, 1 for the rest
 */
export function lineMeasures(sign: string) {
  return {
    net: { sum: `(${sign}) * line.net`, unit: 'amount' },
    tax: { sum: `(${sign}) * line.tax_amount`, unit: 'amount' },
    gross: { sum: `(${sign}) * (line.net + line.tax_amount)`, unit: 'amount' },
    ownNet: { sum: `(${sign}) * line.net`, unit: 'ownAmount' },
  } as const
}

/** What analyses group lines of documents to customers by. */
export const documentLineFields = {
  customer: { sql: 'customer_id', kind: 'party' },
  customerCountry: { sql: 'customer_id', kind: 'partyCountry' },
  item: { sql: 'line.item_id', kind: 'item' },
  itemCategory: { sql: 'line.item_id', kind: 'itemCategory' },
  person: { sql: 'created_by', kind: 'person' },
} as const
