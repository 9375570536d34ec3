import type { Session } from '#contract/core/identity.ts'
import { escapeXml } from '../../core/xml/escape-xml.ts'
import type { Properties } from './answer.ts'
import { addressBooksHref, calendarsHref, principalHref } from './paths.ts'

export const ownerHref = `<d:href>${principalHref}</d:href>`

/** What is known of the root, where programs begin (RFC 6764). */
export const rootProperties: Properties = new Map([
  ['d:resourcetype', '<d:collection/>'],
  ['d:current-user-principal', ownerHref],
])

/** Whoever the key is of (RFC 3744), and where their calendars and address books are. */
export function principalProperties({ user }: Session): Properties {
  return new Map([
    ['d:resourcetype', '<d:principal/>'],
    ['d:displayname', escapeXml(user.name)],
    ['d:current-user-principal', ownerHref],
    ['d:principal-URL', ownerHref],
    ['c:calendar-home-set', `<d:href>${calendarsHref}</d:href>`],
    ['card:addressbook-home-set', `<d:href>${addressBooksHref}</d:href>`],
    ['c:calendar-user-address-set', `<d:href>mailto:${escapeXml(user.email)}</d:href>`],
  ])
}

/** The collections that hold the calendars, and the address books. */
export const homeProperties: Properties = new Map([
  ['d:resourcetype', '<d:collection/>'],
  ['d:current-user-principal', ownerHref],
  ['d:owner', ownerHref],
])

/** What the caller may do with the objects of a collection (RFC 3744, 5.4). */
export function collectionRights(canEdit: boolean): string {
  const rights = ['read', ...(canEdit ? ['write-content', 'bind', 'unbind'] : [])]
  return rights.map((right) => `<d:privilege><d:${right}/></d:privilege>`).join('')
}
