import { minorToDecimal } from '#contract/core/money.ts'
import { type SearchIndex, writeSearchEntry } from '../../firm/search-index.ts'
import type { Writer } from '../../firm/store.ts'
import { putSearchEntry } from '../../modules/firm/records/index.ts'

type FoundDocument = {
  id: string
  rowNumber: number
  number: string | null
  customerName: string
  total: number
  currency: string
  issueDate: string
  createdBy: string
}

/**
 * Writes what a document offered to a customer is found by: in its own list, `table`, and in the firm's
 * search, as `kind`. `words` are what its lines and fields say.
 */
export function indexDocument(
  writer: Writer,
  { kind, table }: { kind: string; table: SearchIndex },
  row: FoundDocument,
  words: string,
): void {
  const { id, number, customerName, total, currency, issueDate: date, createdBy: madeBy } = row
  const amount = minorToDecimal(total, currency)
  writeSearchEntry(writer, table, row.rowNumber, {
    number: number ?? '',
    customer: customerName,
    lines: words.slice(0, 20_000),
    amount,
  })
  const title = number ?? customerName
  const subtitle = number === null ? '' : customerName
  const facts = { amount: total, currency, date, madeBy }
  putSearchEntry(writer, { kind, id, title, subtitle, text: `${amount} ${words}`, ...facts })
}
