import { maxExpandedDays } from '#contract/communication/calendar-objects.ts'
import { AppError } from '#contract/core/errors.ts'
import { readTree, UnreadableXml, type XmlElement } from '../../einvoice/xml/read-tree.ts'
import type { CompFilter } from './filter.ts'
import { namespaces, type PropertyName } from './names.ts'
import {
  childrenOf,
  readCalendarFilter,
  readCardFilter,
  readSpan,
  Unanswerable,
} from './read-filter.ts'
import { type PartChoice, readChoice } from './select-parts.ts'

/** Which properties a request is about. */
export type Wanted = readonly PropertyName[] | 'all' | 'names'

/** A REPORT (RFC 3253) as this server knows it. */
export type Report =
  | { kind: 'multiget'; wanted: Wanted; data: DataWish; hrefs: string[] }
  | { kind: 'events'; wanted: Wanted; data: DataWish; filter: CompFilter | undefined }
  | { kind: 'cards'; wanted: Wanted; data: DataWish; filter: CardFilter; limit?: number }
  | { kind: 'changes'; wanted: Wanted; data: DataWish; token: string; limit?: number }
  | { kind: 'busy'; from: string; to: string }

/** What a request wants of the texts of objects. */
export type DataWish = {
  expand?: { from: string; to: string }
  limit?: { from: string; to: string }
  choice?: PartChoice
}

type CardFilter = ReturnType<typeof readCardFilter>

/** More properties than programs ask for: each is answered for each object. */
const maxProperties = 100

/** A calendar asks for its objects in thousands. */
const maxElements = 20_000

/** What a PROPFIND asks for; all of it where there is no body (RFC 4918, 9.1). */
export function readPropfind(body: string): Wanted {
  if (body.trim() === '') return 'all'
  const root = parse(body)
  requireName(root, namespaces.d, 'propfind')
  return wantedOf(root)
}

/** The properties that a PROPPATCH would change. */
export function readProppatch(body: string): PropertyName[] {
  const root = parse(body)
  requireName(root, namespaces.d, 'propertyupdate')
  return root.children
    .flatMap((change) => change.children.filter(isNamed(namespaces.d, 'prop')))
    .flatMap(({ children }) => children.map(toName))
}

/** @throws AppError malformed for what is no report; Unanswerable for what none of ours answers */
export function readReport(body: string): Report {
  const root = parse(body)
  const wanted = wantedOf(root)
  const data = dataWish(root)
  const limit = limitOf(root)
  switch (`${root.namespace} ${root.name}`) {
    case `${namespaces.c} calendar-multiget`:
    case `${namespaces.card} addressbook-multiget`: {
      const hrefs = root.children
        .filter(isNamed(namespaces.d, 'href'))
        .map(({ text }) => text.trim())
      return { kind: 'multiget', wanted, data, hrefs }
    }
    case `${namespaces.c} calendar-query`:
      return { kind: 'events', wanted, data, filter: readCalendarFilter(root) }
    case `${namespaces.card} addressbook-query`:
      return { kind: 'cards', wanted, data, filter: readCardFilter(root), ...limit }
    case `${namespaces.c} free-busy-query`: {
      const [range] = childrenOf(root, 'c', 'time-range')
      if (!range) throw new AppError('malformed', 'No time-range')
      return { kind: 'busy', ...readSpan(range, 'c:valid-filter') }
    }
    case `${namespaces.d} sync-collection`: {
      const token = textAt(root, namespaces.d, 'sync-token') ?? ''
      return { kind: 'changes', wanted, data, token, ...limit }
    }
    default:
      throw new Unanswerable('d:supported-report')
  }
}

function limitOf(root: XmlElement): { limit?: number } {
  const [namespace] = root.name === 'addressbook-query' ? [namespaces.card] : [namespaces.d]
  const limit = Number(textAt(root, namespace, 'limit', 'nresults') ?? Number.NaN)
  return limit > 0 ? { limit } : {}
}

/** How the texts of objects are asked for: with each time of a series, or only some of their lines. */
function dataWish(root: XmlElement): DataWish {
  const named = root.children.find(isNamed(namespaces.d, 'prop'))
  const data = named?.children.find(
    ({ name }) => name === 'calendar-data' || name === 'address-data',
  )
  const [expand] = data ? childrenOf(data, 'c', 'expand') : []
  const [limit] = data ? childrenOf(data, 'c', 'limit-recurrence-set') : []
  const { 'content-type': type, version } = data?.attributes ?? {}
  if (data?.name === 'calendar-data' && type && !/^text\/calendar$/i.test(type)) {
    throw new Unanswerable('c:supported-calendar-data')
  }
  const isCard = data?.name === 'address-data'
  if (
    isCard &&
    ((type && !/^text\/vcard$/i.test(type)) || (version && !/^[34]\.0$/.test(version)))
  ) {
    throw new Unanswerable('card:supported-address-data')
  }
  const choice = readChoice(data)
  const span = expand && readSpan(expand, 'c:valid-filter')
  if (span && Date.parse(span.to) - Date.parse(span.from) > maxExpandedDays * 86_400_000) {
    throw new Unanswerable('c:max-instances')
  }
  return {
    ...(span && { expand: span }),
    ...(limit && { limit: readSpan(limit, 'c:valid-filter') }),
    ...(choice && { choice }),
  }
}

function wantedOf(root: XmlElement): Wanted {
  const named = root.children.find(isNamed(namespaces.d, 'prop'))
  if (named) {
    const names = new Map(
      named.children.map((one) => [`${one.namespace} ${one.name}`, toName(one)]),
    )
    if (names.size > maxProperties) throw new AppError('malformed', 'Too many properties')
    return [...names.values()]
  }
  return root.children.some(isNamed(namespaces.d, 'propname')) ? 'names' : 'all'
}

function textAt(root: XmlElement, namespace: string, ...path: string[]): string | undefined {
  let at: XmlElement | undefined = root
  for (const name of path) at = at?.children.find(isNamed(namespace, name))
  return at?.text.trim()
}

function toName({ namespace, name }: XmlElement): PropertyName {
  return { namespace, name }
}

function isNamed(namespace: string, name: string) {
  return (element: XmlElement) => element.namespace === namespace && element.name === name
}

function requireName(root: XmlElement, namespace: string, name: string): void {
  if (!isNamed(namespace, name)(root)) throw new AppError('malformed', `No ${name}`)
}

function parse(body: string): XmlElement {
  try {
    return readTree(body, { maxElements })
  } catch (error) {
    if (error instanceof UnreadableXml) throw new AppError('malformed', error.reason)
    throw error
  }
}
