import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { finishDuty, listDuties } from './duties/service.ts'
import { getOss } from './oss/service.ts'
import { keepReturn, listReturns } from './returns/keep-return.ts'

const dayMs = 86_400_000
/** So many days before it was due, each was filed. */
const daysEarly = 2

/**
 * Files the returns of a demo, and finishes what else was due, but for the last of each: that waits
 * for whoever looks at the demo.
 * @param at the context at an earlier time
 */
export function fileDemoReturns(
  writer: Writer,
  context: FirmContext,
  at: (time: number) => FirmContext,
): void {
  const before = (day: string) => at(Date.parse(day) - daysEarly * dayMs)
  const returns = listReturns(writer, context).filter(({ isOver }) => isOver)
  for (const { from, to, dueDate } of returns.slice(1).reverse()) {
    keepReturn(writer, before(dueDate), { kind: 'vat', from, to, reference: '' })
  }
  const today = firmDate(writer, context)
  for (const { from, to, dueDate } of getOss(writer, context).rows.toReversed()) {
    if (dueDate < today)
      keepReturn(writer, before(dueDate), { kind: 'oss', from, to, reference: '' })
  }
  const late = listDuties(writer, context).filter(({ dueDate }) => dueDate < today)
  const last = new Map(late.map(({ key, to }) => [key, to]))
  for (const { key, to, dueDate } of late) {
    if (last.get(key) !== to) finishDuty(writer, before(dueDate), { key, to })
  }
}
