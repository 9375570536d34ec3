import { AppError } from '#contract/core/errors.ts'
import { identityContract } from '#contract/core/identity.ts'
import { addressBookOf, addressBooksOf } from './address-books.ts'
import type { Asker } from './asker.ts'
import { calendarAt, calendarsOf } from './calendars.ts'
import type { Collection, Described } from './collection.ts'
import type { Target } from './paths.ts'

export type Place = Extract<Target, { kind: 'collection' | 'object' }>

/** The collection of a place, to be asked; nothing is asked of it yet. */
export function collectionAt(ask: Asker, { firmId, calendarId }: Place): Collection {
  return calendarId === undefined
    ? addressBookOf(ask, firmId)
    : calendarAt(ask, { firmId, calendarId })
}

/** A collection with what is known of it. @throws AppError not_found; Refused */
export async function describeCollection(ask: Asker, place: Place): Promise<Described> {
  const { href } = collectionAt(ask, place)
  const { firms } = await ask(identityContract.getSession, undefined)
  const firm = firms.find(({ firmId }) => firmId === place.firmId)
  const find = place.calendarId === undefined ? addressBooksOf : calendarsOf
  const known = firm && (await find(ask, firm, firms.length === 1))
  const found = known?.find(({ collection }) => collection.href === href)
  if (!found) throw new AppError('not_found', 'No such collection')
  return found
}
