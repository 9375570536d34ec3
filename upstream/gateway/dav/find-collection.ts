import { AppError } from '#contract/core/errors.ts'
import { type FirmMembership, identityContract } from '#contract/core/identity.ts'
import { addressBookOf, addressBooksOf } from './address-books.ts'
import type { Asker } from './asker.ts'
import { calendarAt, calendarsOf } from './calendars.ts'
import type { Collection, Described } from './collection.ts'
import type { Target } from './paths.ts'
import { taskListAt, taskListsOf } from './task-lists.ts'

export type Place = Extract<Target, { kind: 'collection' | 'object' }>

/** The collection of a place, to be asked; nothing is asked of it yet. */
export function collectionAt(ask: Asker, place: Place): Collection {
  const { firmId } = place
  if (place.of === 'cards') return addressBookOf(ask, firmId)
  if (place.of === 'tasks') return taskListAt(ask, { firmId, projectId: place.id })
  return calendarAt(ask, { firmId, calendarId: place.id })
}

type Finder = (ask: Asker, firm: FirmMembership, isOnlyFirm: boolean) => Promise<Described[]>

const finders: Record<Place['of'], Finder> = {
  calendar: calendarsOf,
  tasks: taskListsOf,
  cards: addressBooksOf,
}

/** A collection with what is known of it. @throws AppError not_found; Refused */
export async function describeCollection(ask: Asker, place: Place): Promise<Described> {
  const { href } = collectionAt(ask, place)
  const { firms } = await ask(identityContract.getSession, undefined)
  const firm = firms.find(({ firmId }) => firmId === place.firmId)
  const known = firm && (await finders[place.of](ask, firm, firms.length === 1))
  const found = known?.find(({ collection }) => collection.href === href)
  if (!found) throw new AppError('not_found', 'No such collection')
  return found
}
