import { isObject, type Json } from './json.ts'
import { fail, iri, listOf, oneOf, type Rule, shape, text } from './shape.ts'

const mbox: Rule = (value, path) => {
  if (typeof value !== 'string' || !/^mailto:[^\s@]+@[^\s@]+$/.test(value))
    fail(path, 'not mailto:')
}
const sha1: Rule = (value, path) => {
  if (typeof value !== 'string' || !/^[0-9a-f]{40}$/i.test(value)) fail(path, 'not a SHA-1')
}

/** What identifies an agent or group: exactly one of them. */
const identifiers: Record<string, Rule> = {
  mbox,
  mbox_sha1sum: sha1,
  openid: iri,
  account: shape({ homePage: iri, name: text }),
}

export function identifiersOf(value: Json): string[] {
  return isObject(value) ? Object.keys(identifiers).filter((key) => Object.hasOwn(value, key)) : []
}

/** xAPI 1.0.3, Data 2.4.2.1. */
export const agent: Rule = (value, path) => {
  shape({}, { objectType: oneOf('Agent'), name: text, ...identifiers })(value, path)
  if (identifiersOf(value).length !== 1) fail(path, 'not exactly one identifier')
}

const groupShape = shape(
  { objectType: oneOf('Group') },
  { name: text, member: listOf(agent), ...identifiers },
)

/** Data 2.4.2.2: an anonymous group names its members, an identified one is told by one identifier. */
export const group: Rule = (value, path) => {
  groupShape(value, path)
  const count = identifiersOf(value).length
  if (count > 1) fail(path, 'more than one identifier')
  const isNamed = isObject(value) && Array.isArray(value.member) && value.member.length > 0
  if (count === 0 && !isNamed) fail(path, 'a group without members or identifier')
}

export const actor: Rule = (value, path) => {
  if (isObject(value) && value.objectType === 'Group') group(value, path)
  else agent(value, path)
}

/** Of an authority: an agent, or the pair of an application and its user. */
export const authority: Rule = (value, path) => {
  actor(value, path)
  if (!isObject(value) || value.objectType !== 'Group') return
  const members = Array.isArray(value.member) ? value.member : []
  const isPair = members.length === 2 && identifiersOf(value).length === 0
  const hasApplication = members.some((member) => identifiersOf(member).includes('account'))
  if (!isPair || !hasApplication) fail(path, 'not an application and its user')
}
