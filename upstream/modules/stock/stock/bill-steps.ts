import type { BillSteps } from '../../buying/bills/index.ts'
import { undoLandedOfBill } from './landed/create.ts'
import { landedLeft } from './landed/reader.ts'

/** A bill that is void no longer makes goods dearer. */
export const billSteps: BillSteps = {
  approving() {},
  approved() {},
  voided(writer, context, { id }) {
    undoLandedOfBill(writer, context, id)
  },
  changed() {},
  leftToSpread: (reader, billId) => landedLeft(reader, billId),
  removed() {},
}
