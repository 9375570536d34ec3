import type { DraftSource } from '../../selling/invoicing/index.ts'
import { followLines, releaseAll } from './on-invoice.ts'

/** What was on a draft invoice, or on a line of it, that was deleted can be billed on again. */
export const draftSource: DraftSource = {
  draftDeleted(writer, _, invoiceId) {
    releaseAll(writer, invoiceId)
  },
  draftSaved(writer, _, invoiceId, moved) {
    followLines(writer, invoiceId, moved)
  },
}
