import type { OnMailKept } from '../outbound/index.ts'
import { getStoredQuote } from './reader.ts'
import { changeQuote } from './writer.ts'

/** A quote that no mail has left for was not sent. */
export const onMailKept: OnMailKept = {
  quote: (writer, context, id) => {
    const row = getStoredQuote(writer, id)
    if (row.sentAt !== null) changeQuote(writer, context, row, { sentAt: null })
  },
}
