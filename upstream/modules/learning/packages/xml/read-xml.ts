import { buildTree, UnreadableXml } from '../../../../core/xml/build-tree.ts'
import { type MarkupPart, scanMarkup } from '../../../../core/xml/scan-markup.ts'
import { xmlEncodingOf } from '../../../../core/xml/xml-encoding.ts'

export { UnreadableXml } from '../../../../core/xml/build-tree.ts'

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
  const lines = linesOf(xml, tags)
  return buildTree(xml, {
    make: ({ place, ...tag }): XmlElement => ({
      ...{ ...tag, children: [], content: [], text: '' },
      line: lines[place] ?? 0,
    }),
    append: ({ content }, part) => content.push(part),
  })
}

const declaration = /^<!(DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i

/**
 * The text of an XML file by its byte order mark, or the encoding that it names, or as UTF-8.
 * @throws UnreadableXml where its bytes are not of that encoding
 */
export function decodeXml(bytes: Uint8Array): string {
  if (bytes.length > maxBytes) throw new UnreadableXml('tooLarge')
  try {
    return new TextDecoder(xmlEncodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableXml('encoding')
  }
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
