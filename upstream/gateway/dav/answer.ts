import { escapeXml } from '../../core/xml/escape-xml.ts'
import { attributesOf, xmlFile } from '../../einvoice/xml/write.ts'
import { cardKind, eventKind } from './collection.ts'
import { keyOf, namespaces, type PropertyName } from './names.ts'

/** What a resource has, by `d:getetag`: each the inside of its element, as XML. */
export type Properties = ReadonlyMap<string, string>

const declarations = Object.fromEntries(
  Object.entries(namespaces).map(([prefix, namespace]) => [`xmlns:${prefix}`, namespace]),
)

/** `207`: several responses in one (RFC 4918, 13). */
export function multistatus(responses: readonly string[], after = ''): Response {
  return xmlAnswer(207, xmlFile('d:multistatus', declarations, ...responses, after))
}

/** Why something is refused, as the element that the standard has for it (RFC 4918, 16). */
export function davError(status: number, condition: string): Response {
  return xmlAnswer(status, xmlFile('d:error', declarations, `<${condition}/>`))
}

function xmlAnswer(status: number, xml: string): Response {
  return new Response(xml, {
    status,
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}

/** What was asked of one resource: what it has with 200, the rest with 404. */
export function propertiesOf(
  href: string,
  properties: Properties,
  wanted: readonly PropertyName[] | 'all' | 'names',
): string {
  if (wanted === 'names') {
    return response(href, [
      propstat(
        200,
        [...properties.keys()].map((key) => `<${key}/>`),
      ),
    ])
  }
  if (wanted === 'all') return response(href, [propstat(200, allOf(properties))])
  const found: string[] = []
  const missing: string[] = []
  for (const name of wanted) {
    const key = keyOf(name)
    const value = key === undefined ? undefined : properties.get(key)
    if (key === undefined || value === undefined) missing.push(emptyElement(name, key))
    else found.push(filled(key, value))
  }
  const parts = [
    ...(found.length > 0 || missing.length === 0 ? [propstat(200, found)] : []),
    ...(missing.length > 0 ? [propstat(404, missing)] : []),
  ]
  return response(href, parts)
}

/** A resource that is not there, or no longer. */
export function goneResponse(href: string): string {
  return response(href, [status(404)])
}

/** Every property of a resource but what must be asked for by name (RFC 4791, 9.6). */
function allOf(properties: Properties): string[] {
  return [...properties]
    .filter(([key]) => key !== eventKind.dataKey && key !== cardKind.dataKey)
    .map(([key, value]) => filled(key, value))
}

/** That a collection has more than was asked for (RFC 6352, 8.6.1). */
export function fullResponse(href: string): string {
  return response(href, [status(507), '<d:error><d:number-of-matches-within-limits/></d:error>'])
}

/** The properties of a request that are refused, since nothing is changed by such a request. */
export function refusedProperties(href: string, names: readonly PropertyName[]): string {
  return response(href, [
    propstat(
      403,
      names.map((name) => emptyElement(name, keyOf(name))),
    ),
  ])
}

function response(href: string, parts: readonly string[]): string {
  return `<d:response><d:href>${escapeXml(href)}</d:href>${parts.join('')}</d:response>`
}

function propstat(code: keyof typeof statusWords, elements: readonly string[]): string {
  return `<d:propstat><d:prop>${elements.join('')}</d:prop>${status(code)}</d:propstat>`
}

const statusWords = {
  200: 'OK',
  403: 'Forbidden',
  404: 'Not Found',
  507: 'Insufficient Storage',
} as const

function status(code: keyof typeof statusWords): string {
  return `<d:status>HTTP/1.1 ${code} ${statusWords[code]}</d:status>`
}

function filled(key: string, value: string): string {
  return value === '' ? `<${key}/>` : `<${key}>${value}</${key}>`
}

function emptyElement({ namespace, name }: PropertyName, key: string | undefined): string {
  if (key !== undefined) return `<${key}/>`
  return `<x:${name}${attributesOf({ 'xmlns:x': namespace })}/>`
}
