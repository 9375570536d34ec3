import type { FirmContext, Reader } from '../../../firm/store.ts'
import { accountFor, firstOpenDate } from '../../books/ledger/index.ts'
import { firstCashDate } from '../../money/cash-book/views.ts'

/**
 * The day that what happened at a till on a date belongs to: the date itself, or the first one after
 * it that neither the books nor the cash book have closed, as for a ticket that a device sends late.
 */
export function tillDate(reader: Reader, date: string, context: FirmContext): string {
  const open = firstCashDate(reader, accountFor(reader, 'cash'), date)
  return firstOpenDate(reader, open, context)
}
