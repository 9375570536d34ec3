import type { OnMailKept } from '../../firm/outbound/index.ts'
import { findStoredQuote } from './reader.ts'
import { changeQuote } from './writer.ts'

/** A quote that no mail has left for was not sent. */
export const onMailKept: OnMailKept = {
  quote: (writer, context, id) => {
    const row = findStoredQuote(writer, id)
    if (row && row.sentAt !== null) changeQuote(writer, context, row, { sentAt: null })
  },
}
