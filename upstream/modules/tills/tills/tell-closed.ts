import type { TillSession } from '#contract/tills/tills.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { soldBetween } from './daily-sales.ts'

/**
 * At closing time tells who reads reports, by mail unless they chose otherwise, what a till took and
 * what the day came to. One that is only counted waits for its approval.
 * @returns the session that was given
 */
export function tellClosed(
  writer: Writer,
  context: FirmContext,
  session: TillSession,
): TillSession {
  const { state, date, registerName, report, currency } = session
  if (state !== 'closed') return session
  const weekBefore = addDays(date, -7)
  queueNotice(writer, context, {
    kind: 'tillClosed',
    params: {
      register: registerName,
      date,
      total: report.total,
      difference: report.cash?.difference ?? 0,
      dayTotal: soldBetween(writer, date, date).total,
      weekBefore: soldBetween(writer, weekBefore, weekBefore).total,
      currency,
    },
    link: `/firms/${context.firmId}/tills/daily?date=${date}`,
    isForAll: true,
  })
  return session
}
