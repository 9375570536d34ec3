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

/** Which collection: a calendar by its firm and its id, or the one address book of a firm. */
export type CollectionPlace = { firmId: string; calendarId: string | undefined }

const ulid = '[0-9A-HJKMNP-TV-Z]{26}'
const inCalendars = new RegExp(`^calendars/(${ulid})-(${ulid})(?:/([^/]*))?$`)
const inAddressBooks = new RegExp(`^addressbooks/(${ulid})()(?:/([^/]*))?$`)

/** Undefined for what is nowhere. A slash at the end may be missing. */
export function targetOf(pathname: string): Target | undefined {
  if (!/^\/dav(\/|$)/.test(pathname)) return undefined
  const below = pathname.slice(davHref.length)
  if (below === '') return { kind: 'root' }
  if (/^principal\/?$/.test(below)) return { kind: 'principal' }
  if (/^calendars\/?$/.test(below)) return { kind: 'calendars' }
  if (/^addressbooks\/?$/.test(below)) return { kind: 'addressBooks' }
  const found = inCalendars.exec(below) ?? inAddressBooks.exec(below)
  const [, firmId, calendarId, rest] = found ?? []
  if (firmId === undefined) return undefined
  const place = { firmId, calendarId: calendarId || undefined }
  if (rest === undefined || rest === '') return { kind: 'collection', ...place }
  const name = decoded(rest)
  return name === undefined ? undefined : { kind: 'object', ...place, name }
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
