import { Parser } from 'saxen'
import { decodeAttributes, decodeReferences } from '../../../core/xml/decode-references.ts'
import { noScope, type Scope, scopeOf, splitName } from '../../../core/xml/namespaces.ts'
import { tightMarkup } from '../../../core/xml/scan-markup.ts'
import { ImportRefused } from './neutral.ts'

/** An element with its namespace; `text` is all of its own text, CDATA included. */
export type XmlElement = {
  name: string
  namespace: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
  /** Texts and elements in their order. */
  mixed: (string | XmlElement)[]
}

const deepest = 100
/** What a file of a small firm's site may be; a larger one comes in parts. */
export const mostLetters = 60_000_000

/**
 * Walks an XML and gives each element that is wanted with all that is in it, so that a large file need
 * not be held as a whole. Nothing outside of the file is read: a DOCTYPE, which could name entities, is
 * refused.
 * @param wants by its name and depth, the root being 0
 * @throws ImportRefused
 */
export function readElements(
  xml: string,
  wants: (element: Omit<XmlElement, 'children' | 'text' | 'mixed'>, depth: number) => boolean,
  take: (element: XmlElement) => void,
): void {
  if (xml.length > mostLetters) throw new ImportRefused('tooLarge')
  const text = xml.replace(/^\ufeff/, '')
  if (hasDoctype(text)) throw new ImportRefused('doctype')
  const parser = new Parser()
  const scopes: Scope[] = [{ xml: 'http://www.w3.org/XML/1998/namespace' }]
  const open: XmlElement[] = []
  let depth = 0
  parser.on('openTag', (name, getAttributes) => {
    if (depth > deepest) throw new ImportRefused('noXml')
    const attributes = decodeAttributes(getAttributes())
    const scope = scopeOf(scopes.at(-1) ?? noScope, attributes)
    scopes.push(scope)
    const { prefix, name: local } = splitName(name)
    const namespace = scope[prefix] ?? ''
    const parent = open.at(-1)
    if (parent || wants({ name: local, namespace, attributes }, depth)) {
      const element = { name: local, namespace, attributes, children: [], text: '', mixed: [] }
      parent?.children.push(element)
      parent?.mixed.push(element)
      open.push(element)
    }
    depth += 1
  })
  parser.on('closeTag', () => {
    depth -= 1
    scopes.pop()
    const element = open.pop()
    if (element && open.length === 0) take(element)
  })
  parser.on('text', (raw) => addText(open.at(-1), decodeReferences(raw)))
  parser.on('cdata', (raw) => addText(open.at(-1), raw))
  parser.on('error', (cause) => {
    throw cause
  })
  try {
    parser.parse(tightMarkup(text))
  } catch (cause) {
    throw cause instanceof ImportRefused ? cause : new ImportRefused('noXml', { cause })
  }
}

function addText(element: XmlElement | undefined, text: string): void {
  if (!element) return
  element.text += text
  element.mixed.push(text)
}

/** A DOCTYPE may only stand before the first element, among comments and instructions. */
function hasDoctype(xml: string): boolean {
  let at = 0
  while (at < xml.length) {
    const next = xml.indexOf('<', at)
    if (next === -1) return false
    const ends: [string, string][] = [
      ['<!--', '-->'],
      ['<?', '?>'],
    ]
    const skip = ends.find(([begin]) => xml.startsWith(begin, next))
    if (!skip) return /^<!doctype/i.test(xml.slice(next, next + 9))
    const end = xml.indexOf(skip[1], next)
    if (end === -1) return false
    at = end + skip[1].length
  }
  return false
}

/** The text of the first child of a name in some namespaces; empty for none. */
export function childText(
  element: XmlElement,
  name: string,
  isNamespace: (namespace: string) => boolean = () => true,
): string {
  const child = element.children.find((each) => each.name === name && isNamespace(each.namespace))
  return child?.text.trim() ?? ''
}
