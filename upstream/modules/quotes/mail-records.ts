import type { Reader } from '../../firm/store.ts'
import { getStoredQuote } from './reader.ts'

/** Of the records that mails are sent with: throws not_found for one that is not there. */
export const mailRecords: Record<string, (reader: Reader, id: string) => void> = {
  quote: (reader, id) => {
    getStoredQuote(reader, id)
  },
}
