import type { DraftSource } from '../invoicing/index.ts'
import { releaseBillLines } from './bill-on.ts'

/** What was on a draft invoice that was deleted can be billed on again. */
export const draftSource: DraftSource = {
  draftDeleted(writer, _, invoiceId) {
    releaseBillLines(writer, invoiceId)
  },
}
