import { conflictOf } from '#contract/core/errors.ts'
import { type FollowUpDone, FollowUpInput, type Repeat } from '#contract/customers/follow-ups.ts'
import { addDays, addMonths } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { followUps, placeOf, type ShownFollowUp } from './register.ts'

/**
 * Marks one as done; of a call it keeps how it went. One that repeats comes again, at the first of its
 * days after today. Done twice it is done once.
 * @throws AppError not_found; conflict (`followUpArchived`)
 */
export function finishFollowUp(
  writer: Writer,
  firm: FirmContext,
  { followUpId, outcome, notes }: FollowUpDone & { followUpId: string },
): ShownFollowUp {
  const one = followUps.get(writer, followUpId)
  if (one.isArchived) throw conflictOf('followUpArchived')
  if (one.doneAt !== null) return followUps.show(writer, firm, followUpId)
  const doneAt = firm.now.toISOString()
  const said = [one.notes, notes].filter((text) => text !== '').join('\n')
  followUps.change(writer, firm, followUpId, {
    ...{ doneAt, notes: said.slice(0, 4000), version: one.version + 1 },
    outcome: one.kind === 'call' ? outcome : '',
    place: placeOf({ isArchived: false, doneAt }),
  })
  writer.audit({
    ...{ entity: 'followUp', entityId: followUpId, action: 'close', title: one.title },
    after: { doneAt, outcome },
  })
  if (one.repeat !== 'never') {
    const today = firmDate(writer, firm)
    const dueDate = nextDay(one.dueDate ?? today, one.repeat, today)
    followUps.create(writer, firm, { ...FollowUpInput.parse(one), dueDate })
  }
  return followUps.show(writer, firm, followUpId)
}

/** Has it be open again. @throws AppError not_found */
export function reopenFollowUp(
  writer: Writer,
  firm: FirmContext,
  { followUpId }: { followUpId: string },
): ShownFollowUp {
  const one = followUps.get(writer, followUpId)
  if (one.isArchived) throw conflictOf('followUpArchived')
  if (one.doneAt === null) return followUps.show(writer, firm, followUpId)
  followUps.change(writer, firm, followUpId, {
    ...{ doneAt: null, outcome: '', version: one.version + 1 },
    place: placeOf({ isArchived: false, doneAt: null }),
  })
  const action = 'reopen'
  writer.audit({ entity: 'followUp', entityId: followUpId, action, title: one.title })
  return followUps.show(writer, firm, followUpId)
}

/** The first day after today that a rhythm comes to; one of the 31st falls on the last of shorter months. */
export function nextDay(from: string, repeat: Exclude<Repeat, 'never'>, today: string): string {
  for (let count = 1; ; count += 1) {
    const day = step(from, repeat, count)
    if (day > today) return day
  }
}

function step(from: string, repeat: Exclude<Repeat, 'never'>, count: number): string {
  if (repeat === 'daily') return addDays(from, count)
  if (repeat === 'weekly') return addDays(from, 7 * count)
  return addMonths(from, count)
}
