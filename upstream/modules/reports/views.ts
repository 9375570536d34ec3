import type { FirmSummary } from '#contract/firm-summary.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { firmDate, getFirmProfile } from '../firms/index.ts'
import { dueDateOf } from './returns/calendar.ts'
import { openReturns } from './returns/keep-return.ts'

/** The oldest tax return that is not filed; null where every one is. */
export function nextReturn(reader: Reader, context: FirmContext): FirmSummary['taxReturn'] {
  const { country } = getFirmProfile(reader).address
  const today = firmDate(reader, context)
  const span = openReturns(reader, country, today).at(-1)
  if (!span) return null
  const dueDate = dueDateOf(country, span.to)
  return { ...span, dueDate, isLate: dueDate < today }
}
