import { getManualEntry } from './manual/reader.ts'
import { sealIfThere, sealOf } from './seal-of.ts'
import type { SealedDocuments } from './verify.ts'

/** Entries that somebody wrote by hand, as they were when they were posted. */
export const sealedDocuments: SealedDocuments = {
  manual: (reader, id) =>
    sealIfThere(() => {
      const { date, memo, reverseDate, lines } = getManualEntry(reader, id)
      return sealOf([id, date, memo, reverseDate, lines])
    }),
}
