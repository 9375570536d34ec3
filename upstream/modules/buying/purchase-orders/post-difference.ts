import type { FirmContext, Writer } from '../../../firm/store.ts'
import { type Posting, post } from '../../books/ledger/index.ts'

/**
 * Posts by how much goods were billed above what they were received at, in minor units of the base
 * currency, from goods received to differences of stock; nothing for 0.
 */
export function postDifference(
  writer: Writer,
  context: FirmContext,
  difference: number,
  entry: Pick<Posting, 'date' | 'memo' | 'source'>,
): void {
  if (difference === 0) return
  post(writer, context, {
    ...entry,
    lines: [
      { account: { role: 'inventoryDifference' }, debit: difference, credit: 0 },
      { account: { role: 'grni' }, debit: 0, credit: difference },
    ],
  })
}
