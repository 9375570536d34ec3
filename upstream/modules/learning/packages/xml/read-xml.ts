import { Parser } from 'saxen'
import { type MarkupPart, scanMarkup, tightMarkup } from '../../../../core/xml/scan-markup.ts'

/** An element as it stands in a file. */
export type XmlElement = {
  /** Without prefix. */
  name: string
  /** Of its prefix, or the default one; empty where there is none. */
  namespace: string
  /** By name as written, prefix included. */
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** Its texts and children in their order. */
  content: (string | XmlElement)[]
  /** Its own text, CDATA sections included; not that of its children. */
  text: string
  /** Where its tag begins, from 1. */
  line: number
}

export type XmlRefusal = 'doctype' | 'malformed' | 'tooLarge' | 'encoding'
export class UnreadableXml extends Error {
  override name = 'UnreadableXml'
  constructor(readonly reason: XmlRefusal) {
    super(reason)
  }
}

const maxDepth = 60
const maxElements = 200_000
const maxAttributes = 100
const maxBytes = 20 * 1024 * 1024

/**
 * Reads an XML file into a tree. Entities other than the five of XML and characters by number are
 * not resolved; a DOCTYPE, with which attacks by entities begin, is refused unread.
 * @throws UnreadableXml
 */
export function readXml(file: Uint8Array | string): XmlElement {
  const xml = typeof file === 'string' ? file : decodeXml(file)
  const parts = scanMarkup(xml)
  const tags = parts.filter(({ kind }) => kind === 'tag')
  if (tags.some(({ from }) => declaration.test(xml.slice(from, from + 12)))) {
    throw new UnreadableXml('doctype')
  }
  return parse(tightMarkup(xml), linesOf(xml, tags))
}

const declaration = /^<!(DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i

/**
 * The text of an XML file by its byte order mark, or the encoding that it names, or as UTF-8.
 * @throws UnreadableXml where its bytes are not of that encoding
 */
export function decodeXml(bytes: Uint8Array): string {
  if (bytes.length > maxBytes) throw new UnreadableXml('tooLarge')
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableXml('encoding')
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const named = /^\s*(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(
    head,
  )
  const label = named?.[1]?.toLowerCase() ?? 'utf-8'
  // A file of single bytes cannot be UTF-16, whatever a program wrote in its first line.
  return label.startsWith('utf-16') ? 'utf-8' : label
}

/** The lines on which the tags of elements begin, in their order. */
function linesOf(xml: string, tags: readonly MarkupPart[]): number[] {
  const lines: number[] = []
  let line = 1
  let at = 0
  for (const { from } of tags) {
    if (/[/!]/.test(xml[from + 1] ?? '')) continue
    for (let next = xml.indexOf('\n', at); next >= 0 && next < from; next = xml.indexOf('\n', at)) {
      line += 1
      at = next + 1
    }
    lines.push(line)
  }
  return lines
}

function parse(xml: string, lines: readonly number[]): XmlElement {
  const top: XmlElement = {
    name: '',
    namespace: '',
    attributes: {},
    children: [],
    content: [],
    text: '',
    line: 1,
  }
  const open: XmlElement[] = [top]
  const noScope: Record<string, string> = Object.create(null)
  const scopes = [noScope]
  let count = 0
  const parser = new Parser()
  parser.on('openTag', (qualified, getAttributes, decode) => {
    const line = lines[count] ?? 0
    count += 1
    if (open.length > maxDepth || count > maxElements) throw new UnreadableXml('tooLarge')
    const attributes = decodeAttributes(getAttributes(), decode)
    const scope = scopeOf(scopes.at(-1) ?? noScope, attributes)
    const at = qualified.indexOf(':')
    const namespace = scope[at < 0 ? '' : qualified.slice(0, at)] ?? ''
    const name = qualified.slice(at + 1)
    const made: XmlElement = {
      name,
      namespace,
      attributes,
      children: [],
      content: [],
      text: '',
      line,
    }
    open.at(-1)?.children.push(made)
    open.at(-1)?.content.push(made)
    open.push(made)
    scopes.push(scope)
  })
  parser.on('closeTag', () => {
    open.pop()
    scopes.pop()
  })
  const addText = (text: string) => {
    const current = open.at(-1)
    if (current === undefined) return
    current.text += text
    current.content.push(text)
  }
  parser.on('text', (text, decode) => addText(decode(text)))
  parser.on('cdata', addText)
  parser.on('error', () => {
    throw new UnreadableXml('malformed')
  })
  parser.parse(xml)
  const [root] = top.children
  if (root === undefined || top.children.length > 1 || open.length > 1) {
    throw new UnreadableXml('malformed')
  }
  return root
}

function decodeAttributes(raw: Record<string, string>, decode: (text: string) => string) {
  const all = Object.entries(raw)
  if (all.length > maxAttributes) throw new UnreadableXml('tooLarge')
  return Object.fromEntries(all.map(([key, value]) => [key, decode(value)]))
}

/** Namespaces by prefix, from here inwards; the empty prefix is the default one. */
function scopeOf(outer: Record<string, string>, attributes: Readonly<Record<string, string>>) {
  const own = Object.entries(attributes).filter(([key]) => /^xmlns(:|$)/.test(key))
  if (own.length === 0) return outer
  const scope: Record<string, string> = Object.create(outer)
  for (const [key, uri] of own) scope[key.slice(6)] = uri
  return scope
}
