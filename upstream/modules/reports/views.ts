import type { FirmSummary } from '#contract/firm-summary.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import { firmReturnRule } from './duties/due.ts'
import { openReturns } from './returns/keep-return.ts'

/** The oldest tax return that is not filed; null where every one is. */
export function nextReturn(reader: Reader, context: FirmContext): FirmSummary['taxReturn'] {
  const today = firmDate(reader, context)
  const span = openReturns(reader, today).at(-1)
  if (!span) return null
  const dueDate = firmReturnRule(reader).dueOn(span.to)
  return { ...span, dueDate, isLate: dueDate < today }
}
