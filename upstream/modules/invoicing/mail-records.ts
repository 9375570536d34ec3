import type { Reader } from '../../firm/store.ts'
import { getDocument } from './reader.ts'

/** Of the records that mails are sent with: throws not_found for one that is not there. */
export const mailRecords: Record<string, (reader: Reader, id: string) => void> = {
  invoice: (reader, id) => {
    getDocument(reader, id)
  },
}
