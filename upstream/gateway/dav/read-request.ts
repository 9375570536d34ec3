import { AppError } from '#contract/core/errors.ts'
import { readTree, UnreadableXml, type XmlElement } from '../../einvoice/xml/read-tree.ts'
import { namespaces, type PropertyName } from './names.ts'

/** Which properties a request is about. */
export type Wanted = readonly PropertyName[] | 'all' | 'names'

/** A REPORT (RFC 3253) as this server knows it. */
export type Report =
  | { kind: 'multiget'; wanted: Wanted; hrefs: string[] }
  | { kind: 'query'; wanted: Wanted; isAnswered: boolean; from?: string; to?: string }
  | { kind: 'changes'; wanted: Wanted; token: string; limit?: number }

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

/** @throws AppError malformed for what is no report of ours */
export function readReport(body: string): Report {
  const root = parse(body)
  const wanted = wantedOf(root)
  switch (`${root.namespace} ${root.name}`) {
    case `${namespaces.c} calendar-multiget`:
    case `${namespaces.card} addressbook-multiget`: {
      const hrefs = root.children
        .filter(isNamed(namespaces.d, 'href'))
        .map(({ text }) => text.trim())
      return { kind: 'multiget', wanted, hrefs }
    }
    case `${namespaces.c} calendar-query`:
      return { kind: 'query', wanted, ...filterOf(root) }
    case `${namespaces.card} addressbook-query`:
      return { kind: 'query', wanted, isAnswered: true }
    case `${namespaces.d} sync-collection`: {
      const limit = Number(textAt(root, 'limit', 'nresults') ?? Number.NaN)
      const token = textAt(root, 'sync-token') ?? ''
      return { kind: 'changes', wanted, token, ...(limit > 0 && { limit }) }
    }
    default:
      throw new AppError('malformed', 'No report of this server')
  }
}

/** Of a query, its kind of object and its span of time (RFC 4791, 9.7); what else it filters by is the program's to do. */
function filterOf(root: XmlElement): { isAnswered: boolean; from?: string; to?: string } {
  const filter = root.children.find(isNamed(namespaces.c, 'filter'))
  const calendar = filter?.children.find(isNamed(namespaces.c, 'comp-filter'))
  const kinds = calendar?.children.filter(isNamed(namespaces.c, 'comp-filter')) ?? []
  const [kind] = kinds
  const range = kind?.children.find(isNamed(namespaces.c, 'time-range'))
  const from = instantOf(range?.attributes.start)
  const to = instantOf(range?.attributes.end)
  return {
    isAnswered: kind === undefined || kind.attributes.name === 'VEVENT',
    ...(from && { from }),
    ...(to && { to }),
  }
}

/** `20261122T090000Z` as an instant. */
function instantOf(text: string | undefined): string | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text ?? '')
  if (!match) return undefined
  const [, year, month, day, hour, minute, second] = match
  const instant = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
  return Number.isNaN(Date.parse(instant)) ? undefined : instant
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

function textAt(root: XmlElement, ...path: string[]): string | undefined {
  let at: XmlElement | undefined = root
  for (const name of path) at = at?.children.find(isNamed(namespaces.d, name))
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
