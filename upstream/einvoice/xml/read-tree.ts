import { Parser } from 'saxen'
import { tightMarkup } from '../../core/xml/scan-markup.ts'

/** An element as it stands in a file; names are without prefix. */
export type XmlElement = {
  name: string
  /** Its prefix's namespace, or the default one. */
  namespace: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  text: string
  /** Whether somebody asked for its text; what nobody asked for is listed for the reader. */
  isRead: boolean
}

export type XmlRefusal = 'doctype' | 'malformed' | 'tooLarge'
export class UnreadableXml extends Error {
  override name = 'UnreadableXml'
  constructor(readonly reason: XmlRefusal) {
    super(reason)
  }
}

const maxDepth = 60
const usualElements = 200_000
/** Of one element, those that name a namespace among them. */
const maxAttributes = 100

/**
 * Reads an XML text into a tree. Entities other than the five of XML and characters by number are
 * not resolved, and a DOCTYPE, where all attacks on XML begin, is refused before anything is parsed.
 * @throws UnreadableXml
 */
export function readTree(xml: string, { maxElements = usualElements } = {}): XmlElement {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableXml('doctype')
  const top: XmlElement = element('', '', {})
  const open: XmlElement[] = [top]
  const noScope: Record<string, string> = Object.create(null)
  const scopes = [noScope]
  let count = 0
  const parser = new Parser()
  parser.on('openTag', (qualified, getAttributes, decode) => {
    count += 1
    if (open.length > maxDepth || count > maxElements) throw new UnreadableXml('tooLarge')
    const attributes = decodeAttributes(getAttributes(), decode)
    const scope = scopeOf(scopes.at(-1) ?? noScope, attributes)
    const { prefix, name } = splitName(qualified)
    const made = element(name, scope[prefix] ?? '', attributes)
    open.at(-1)?.children.push(made)
    open.push(made)
    scopes.push(scope)
  })
  parser.on('closeTag', () => {
    open.pop()
    scopes.pop()
  })
  const addText = (text: string) => {
    const current = open.at(-1)
    if (current) current.text += text
  }
  parser.on('text', (text, decode) => addText(decode(text)))
  parser.on('cdata', addText)
  parser.on('error', () => {
    throw new UnreadableXml('malformed')
  })
  parser.parse(tightMarkup(xml))
  const [root] = top.children
  if (root === undefined || top.children.length > 1 || open.length > 1) {
    throw new UnreadableXml('malformed')
  }
  return root
}

function element(
  name: string,
  namespace: string,
  attributes: Readonly<Record<string, string>>,
): XmlElement {
  return { name, namespace, attributes, children: [], text: '', isRead: false }
}

function decodeAttributes(raw: Record<string, string>, decode: (text: string) => string) {
  const all = Object.entries(raw)
  if (all.length > maxAttributes) throw new UnreadableXml('tooLarge')
  return Object.fromEntries(all.map(([key, value]) => [key, decode(value)]))
}

/**
 * Namespaces by prefix, from here on inwards; the empty prefix is the default one. What is further
 * out is inherited, not copied, or a few names on the way in would cost as much at every element.
 */
function scopeOf(outer: Record<string, string>, attributes: Readonly<Record<string, string>>) {
  const own = Object.entries(attributes).filter(([key]) => /^xmlns(:|$)/.test(key))
  if (own.length === 0) return outer
  const scope: Record<string, string> = Object.create(outer)
  for (const [key, uri] of own) scope[key.slice(6)] = uri
  return scope
}

function splitName(qualified: string): { prefix: string; name: string } {
  const at = qualified.indexOf(':')
  return { prefix: at < 0 ? '' : qualified.slice(0, at), name: qualified.slice(at + 1) }
}
