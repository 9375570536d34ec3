import type { Calendar, CalendarSharing } from '#contract/communication/calendar.ts'
import { AppError } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { Reader } from '../../../firm/store.ts'
import { lastChange } from './objects/reader.ts'
import type { EventRow } from './reader.ts'
import type { calendarsTable } from './tables.ts'

export type CalendarRow = typeof calendarsTable.$inferSelect

/** How much of a calendar somebody may see and do. */
export function accessTo(
  { ownerId, sharing }: CalendarRow,
  actor: Pick<Actor, 'userId' | 'role' | 'custom'>,
): CalendarSharing {
  const mayEdit = isAllowed(actor, 'calendar:edit')
  const granted = ownerId === null || ownerId === actor.userId ? 'write' : sharing
  return granted === 'write' && !mayEdit ? 'read' : granted
}

/** Whether an event shows only that it takes time. */
export function isHiddenFrom(
  actor: Pick<Actor, 'userId'>,
  access: CalendarSharing,
  { visibility, createdBy }: Pick<EventRow, 'visibility' | 'createdBy'>,
): boolean {
  if (access === 'busy') return true
  return visibility === 'private' && createdBy !== actor.userId
}

/** Whether whoever an event is of can't be had meanwhile: what is called off takes no time. */
export function takesTime({
  isBusy,
  isCancelled,
}: Pick<EventRow, 'isBusy' | 'isCancelled'>): boolean {
  return isBusy && !isCancelled
}

/** @throws AppError not_found for a calendar that is hidden, forbidden for one that is only read */
export function requireWrite(calendar: CalendarRow | undefined, actor: Actor): CalendarRow {
  const access = calendar && accessTo(calendar, actor)
  if (!calendar || access === 'none') throw new AppError('not_found', 'No such calendar')
  if (access !== 'write') throw new AppError('forbidden', 'The calendar is read-only')
  return calendar
}

/**
 * Who may rename, share or remove a calendar: the firm's, whoever manages them; a person's, its owner.
 * @throws AppError not_found, forbidden
 */
export function requireManage(calendar: CalendarRow | undefined, actor: Actor): CalendarRow {
  const known = requireWrite(calendar, actor)
  const mayManage = isAllowed(actor, 'calendar:manage')
  if (known.ownerId === null ? !mayManage : known.ownerId !== actor.userId) {
    throw new AppError('forbidden', 'The calendar belongs to another person')
  }
  return known
}

export function toCalendar(reader: Reader, row: CalendarRow, actor: Actor): Calendar {
  const { id, name, color, sharing, ownerId, ownerName } = row
  const access = accessTo(row, actor)
  return {
    id,
    name: name === '' ? ownerName : name,
    color,
    sharing,
    isPersonal: ownerId !== null,
    isOwn: ownerId === actor.userId,
    ownerId,
    ownerName,
    canEdit: access === 'write',
    access,
    changeNumber: lastChange(reader, id),
  }
}
