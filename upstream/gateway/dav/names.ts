/** The namespaces of WebDAV, CalDAV and CardDAV, and those of extensions that programs rely on. */
export const namespaces = {
  /** RFC 4918 */
  d: 'DAV:',
  /** RFC 4791 */
  c: 'urn:ietf:params:xml:ns:caldav',
  /** RFC 6352 */
  card: 'urn:ietf:params:xml:ns:carddav',
  /** caldav-ctag, by which older programs see that a calendar has changed. */
  cs: 'http://calendarserver.org/ns/',
  /** Colours of calendars. */
  apple: 'http://apple.com/ns/ical/',
} as const

/** A property as a request names it, and as an answer does. */
export type PropertyName = { namespace: string; name: string }

const prefixes = new Map<string, string>(
  Object.entries(namespaces).map(([prefix, namespace]) => [namespace, prefix]),
)

/** `d:getetag` for a name of the namespaces above; undefined for another. */
export function keyOf({ namespace, name }: PropertyName): string | undefined {
  const prefix = prefixes.get(namespace)
  return prefix === undefined ? undefined : `${prefix}:${name}`
}
