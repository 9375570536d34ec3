import { Parser } from 'saxen'
import { decodeAttributes, decodeReferences } from './decode-references.ts'
import { noScope, scopeOf, splitName } from './namespaces.ts'
import { tightMarkup } from './scan-markup.ts'

export type XmlRefusal = 'doctype' | 'malformed' | 'tooLarge' | 'encoding'
export class UnreadableXml extends Error {
  override name = 'UnreadableXml'
  constructor(readonly reason: XmlRefusal) {
    super(reason)
  }
}

/** A tag as it opens: its name without prefix, and the namespace of its prefix or the default one. */
export type OpenedTag = {
  name: string
  namespace: string
  /** By name as written, prefix included. */
  attributes: Readonly<Record<string, string>>
  /** Which element of the file it is, from 0. */
  place: number
}

type Node<Element> = { children: Element[]; text: string }

type TreeOptions<Element> = {
  make(tag: OpenedTag): Element
  /** What else becomes of a text or child of an element, in their order. */
  append?(parent: Element, part: string | Element): void
  maxElements?: number
}

const maxDepth = 60
const usualElements = 200_000
/** Of one element, those that name a namespace among them. */
const maxAttributes = 100

/**
 * Builds a tree of what `make` makes of each tag. Entities other than the five of XML and characters by
 * number are not resolved; whoever calls has refused a DOCTYPE, with which attacks on XML begin.
 * @throws UnreadableXml
 */
export function buildTree<Element extends Node<Element>>(
  xml: string,
  { make, append, maxElements = usualElements }: TreeOptions<Element>,
): Element {
  const top = make({ name: '', namespace: '', attributes: {}, place: 0 })
  const open = [top]
  const scopes = [noScope]
  let count = 0
  const parser = new Parser()
  parser.on('openTag', (qualified, getAttributes) => {
    const place = count
    count += 1
    if (open.length > maxDepth || count > maxElements) throw new UnreadableXml('tooLarge')
    const raw = getAttributes()
    if (Object.keys(raw).length > maxAttributes) throw new UnreadableXml('tooLarge')
    const attributes = decodeAttributes(raw)
    const scope = scopeOf(scopes.at(-1) ?? noScope, attributes)
    const { prefix, name } = splitName(qualified)
    const made = make({ name, namespace: scope[prefix] ?? '', attributes, place })
    const parent = open.at(-1)
    if (parent) {
      parent.children.push(made)
      append?.(parent, made)
    }
    open.push(made)
    scopes.push(scope)
  })
  parser.on('closeTag', () => {
    open.pop()
    scopes.pop()
  })
  const addText = (text: string) => {
    const current = open.at(-1)
    if (!current) return
    current.text += text
    append?.(current, text)
  }
  parser.on('text', (text) => addText(decodeReferences(text)))
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
