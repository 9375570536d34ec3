import type { FirmContext, Reader } from '../../../firm/store.ts'
import { postedDays } from '../../books/ledger/views.ts'
import { listMonths } from './months.ts'

/** Months of the last twelve with books that are over and neither signed off nor locked, oldest first. */
export function openMonths(reader: Reader, context: FirmContext): string[] {
  const begin = postedDays(reader)?.from.slice(0, 7)
  if (begin === undefined) return []
  return listMonths(reader, context)
    .filter(({ month, isOver, isLocked, signOff }) => {
      return isOver && !isLocked && signOff === null && month >= begin
    })
    .map(({ month }) => month)
    .reverse()
}
