import type {
  Calendar,
  CalendarInput,
  CategoryInput,
  EventCategory,
} from '#contract/communication/calendar.ts'
import { AppError } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { requireManage, toCalendar } from './access.ts'
import { shownCalendars } from './list.ts'
import { findCalendar, hasEvents, readCalendars } from './reader.ts'
import {
  changeCalendar,
  changeCategory,
  deleteCalendar,
  deleteCategory,
  insertCalendar,
  insertCategory,
} from './writer.ts'

/** The calendars of which somebody sees something. */
export function listCalendars(reader: Reader, { actor }: FirmContext): Calendar[] {
  return [...shownCalendars(reader, actor).values()].map((row) => toCalendar(reader, row, actor))
}

/** @throws AppError forbidden for one of the firm, unless the caller manages them */
export function addCalendar(
  writer: Writer,
  context: FirmContext,
  { isPersonal, ...input }: CalendarInput,
): Calendar {
  const { actor } = context
  if (!isPersonal && !isAllowed(actor, 'calendar:manage')) {
    throw new AppError('forbidden', 'Your role cannot manage the calendars of the firm')
  }
  const owner = isPersonal
    ? { ownerId: actor.userId, ownerName: actor.userName }
    : { ownerId: null, ownerName: '', sharing: 'write' as const }
  const id = insertCalendar(writer, context, { ...input, ...owner })
  writer.audit({ entity: 'calendar', entityId: id, action: 'create', after: input })
  return getCalendar(writer, context, id)
}

/** @throws AppError not_found, forbidden */
export function updateCalendar(
  writer: Writer,
  context: FirmContext,
  { calendarId, ...input }: Omit<CalendarInput, 'isPersonal'> & { calendarId: string },
): Calendar {
  const before = requireManage(findCalendar(writer, calendarId), context.actor)
  const sharing = before.ownerId === null ? 'write' : input.sharing
  changeCalendar(writer, calendarId, { ...input, sharing })
  writer.audit({
    entity: 'calendar',
    entityId: calendarId,
    action: 'update',
    before: { name: before.name, color: before.color, sharing: before.sharing },
    after: { ...input, sharing },
  })
  return getCalendar(writer, context, calendarId)
}

/**
 * Takes an empty calendar away. The firm keeps one, as each person does.
 * @throws AppError not_found, forbidden; conflict with the reason `calendarUsed` or `lastCalendar`
 */
export function removeCalendar(writer: Writer, context: FirmContext, id: string): { id: string } {
  const { ownerId, name } = requireManage(findCalendar(writer, id), context.actor)
  const others = readCalendars(writer).filter((row) => row.ownerId === ownerId && row.id !== id)
  const reason =
    others.length === 0 ? 'lastCalendar' : hasEvents(writer, id) ? 'calendarUsed' : undefined
  if (reason) throw new AppError('conflict', reason, { detail: { reason } })
  deleteCalendar(writer, id)
  writer.audit({ entity: 'calendar', entityId: id, action: 'delete', before: { name } })
  return { id }
}

function getCalendar(reader: Reader, { actor }: FirmContext, id: string): Calendar {
  const row = findCalendar(reader, id)
  if (!row) throw new AppError('not_found', 'No such calendar')
  return toCalendar(reader, row, actor)
}

export function addCategory(
  writer: Writer,
  context: FirmContext,
  input: CategoryInput,
): EventCategory {
  const id = insertCategory(writer, context, input)
  writer.audit({ entity: 'eventCategory', entityId: id, action: 'create', after: input })
  return { ...input, id }
}

/** @throws AppError not_found */
export function updateCategory(
  writer: Writer,
  { categoryId, ...input }: CategoryInput & { categoryId: string },
): EventCategory {
  if (!changeCategory(writer, categoryId, input)) throw missingCategory()
  writer.audit({ entity: 'eventCategory', entityId: categoryId, action: 'update', after: input })
  return { ...input, id: categoryId }
}

/** Takes a category away; its events stay, without one. @throws AppError not_found */
export function removeCategory(writer: Writer, categoryId: string): { id: string } {
  if (!deleteCategory(writer, categoryId)) throw missingCategory()
  writer.audit({ entity: 'eventCategory', entityId: categoryId, action: 'delete' })
  return { id: categoryId }
}

function missingCategory(): AppError {
  return new AppError('not_found', 'No such category')
}
