/** Where programs find calendars and address books. */
export const davHref = '/dav/'
export const principalHref = '/dav/principal/'
export const calendarsHref = '/dav/calendars/'
export const addressBooksHref = '/dav/addressbooks/'

/** What an address below `/dav/` means. */
export type Target =
  | { kind: 'root' | 'principal' | 'calendars' | 'addressBooks' }
  | ({ kind: 'collection' } & CollectionPlace)
  | ({ kind: 'object'; name: string } & CollectionPlace)

/** Which collection: a calendar or the tasks of a project by firm and id, or the one address book of a firm. */
export type CollectionPlace = { firmId: string } & (
  | { of: 'calendar' | 'tasks'; id: string }
  | { of: 'cards' }
)

const ulid = '[0-9A-HJKMNP-TV-Z]{26}'
/** Programs look for lists of tasks where calendars are. */
const inCalendars = new RegExp(`^calendars/(${ulid})-(${ulid})(-tasks)?(?:/([^/]*))?$`)
const inAddressBooks = new RegExp(`^addressbooks/(${ulid})(?:/([^/]*))?$`)

/** Undefined for what is nowhere. A slash at the end may be missing. */
export function targetOf(pathname: string): Target | undefined {
  if (!/^\/dav(\/|$)/.test(pathname)) return undefined
  const below = pathname.slice(davHref.length)
  if (below === '') return { kind: 'root' }
  if (/^principal\/?$/.test(below)) return { kind: 'principal' }
  if (/^calendars\/?$/.test(below)) return { kind: 'calendars' }
  if (/^addressbooks\/?$/.test(below)) return { kind: 'addressBooks' }
  const found = placeIn(below)
  if (!found) return undefined
  const { place, rest } = found
  if (rest === undefined || rest === '') return { kind: 'collection', ...place }
  const name = decoded(rest)
  return name === undefined ? undefined : { kind: 'object', ...place, name }
}

function placeIn(below: string): { place: CollectionPlace; rest: string | undefined } | undefined {
  const [, firmId, id, tasks, rest] = inCalendars.exec(below) ?? []
  if (firmId !== undefined && id !== undefined) {
    return { place: { firmId, id, of: tasks === undefined ? 'calendar' : 'tasks' }, rest }
  }
  const [, ofFirm, name] = inAddressBooks.exec(below) ?? []
  return ofFirm === undefined ? undefined : { place: { firmId: ofFirm, of: 'cards' }, rest: name }
}

/** The name of an object in a collection by its address, which may be a whole one. */
export function nameIn(collectionHref: string, href: string): string | undefined {
  const path = URL.canParse(href) ? new URL(href).pathname : href
  // Programs write the same address with other signs encoded.
  const [whole, collection] = [decoded(path), decoded(collectionHref)]
  if (whole === undefined || collection === undefined) return undefined
  const name = whole.startsWith(collection) ? whole.slice(collection.length) : ''
  return name === '' || name.includes('/') ? undefined : name
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
