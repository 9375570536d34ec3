import { AppError } from '#contract/core/errors.ts'
import { type FirmMembership, identityContract } from '#contract/core/identity.ts'
import { addressBooksOf } from './address-books.ts'
import { multistatus, propertiesOf } from './answer.ts'
import { type Asker, Refused } from './asker.ts'
import { calendarsOf } from './calendars.ts'
import {
  asksForText,
  type Collection,
  type DavObject,
  type Described,
  hrefOf,
  objectProperties,
} from './collection.ts'
import { collectionAt, describeCollection } from './find-collection.ts'
import { addressBooksHref, calendarsHref, davHref, principalHref, type Target } from './paths.ts'
import { homeProperties, principalProperties, rootProperties } from './principal.ts'
import type { DataWish, Wanted } from './read-request.ts'
import { taskListsOf } from './task-lists.ts'

/** Properties of what is asked for and, where the depth says so, of what is in it (RFC 4918, 9.1). */
export async function propfind(
  ask: Asker,
  target: Target,
  wanted: Wanted,
  isDeep: boolean,
): Promise<Response> {
  switch (target.kind) {
    case 'root':
      await ask(identityContract.getSession, undefined)
      return multistatus([propertiesOf(davHref, rootProperties, wanted)])
    case 'principal': {
      const properties = principalProperties(await ask(identityContract.getSession, undefined))
      return multistatus([propertiesOf(principalHref, properties, wanted)])
    }
    case 'calendars':
      return findIn(ask, calendarsHref, { find: [calendarsOf, taskListsOf], wanted, isDeep })
    case 'addressBooks':
      return findIn(ask, addressBooksHref, { find: [addressBooksOf], wanted, isDeep })
    case 'collection': {
      const { collection, properties } = await describeCollection(ask, target)
      const own = propertiesOf(collection.href, properties, wanted)
      if (!isDeep) return multistatus([own])
      const objects = await collection.list({})
      return multistatus([own, ...(await objectResponses(collection, objects, wanted))])
    }
    case 'object': {
      const collection = collectionAt(ask, target)
      const found = await collection.read([target.name])
      if (found.length === 0) throw new AppError('not_found', 'No such calendar or address object')
      return multistatus(await objectResponses(collection, found, wanted))
    }
  }
}

type Finding = {
  find: ((ask: Asker, firm: FirmMembership, isOnlyFirm: boolean) => Promise<Described[]>)[]
  wanted: Wanted
  isDeep: boolean
}

/** The calendars and lists of tasks, or the address books, of all firms of the caller, below the address that holds them. */
async function findIn(ask: Asker, href: string, { find, wanted, isDeep }: Finding) {
  const { firms } = await ask(identityContract.getSession, undefined)
  const home = propertiesOf(href, homeProperties, wanted)
  if (!isDeep) return multistatus([home])
  const isOnlyFirm = firms.length === 1
  const found = await Promise.all(
    firms.flatMap((firm) =>
      find.map((finder) => finder(ask, firm, isOnlyFirm).catch(noneWhereRefused)),
    ),
  )
  const parts = found
    .flat()
    .map(({ collection, properties }) => propertiesOf(collection.href, properties, wanted))
  return multistatus([home, ...parts])
}

/** A firm in which the caller may not see calendars, tasks or parties has none. */
function noneWhereRefused(error: unknown): [] {
  const isRefused = error instanceof Refused && [403, 404].includes(error.answer.status)
  if (isRefused) return []
  throw error
}

/** What was asked of objects; their texts are read only where they are asked for. */
export async function objectResponses(
  collection: Collection,
  objects: readonly DavObject[],
  wanted: Wanted,
  data: DataWish = {},
): Promise<string[]> {
  const isRead = !asksForText(collection.kind, wanted) || objects.every((one) => 'text' in one)
  const known = isRead
    ? objects
    : await collection.read(
        objects.map(({ name }) => name),
        data,
      )
  return known.map((object) =>
    propertiesOf(
      hrefOf(collection, object.name),
      objectProperties(collection.kind, object, data.choice),
      wanted,
    ),
  )
}
