import { buildTree, UnreadableXml } from '../../core/xml/build-tree.ts'

export { UnreadableXml } from '../../core/xml/build-tree.ts'

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

/**
 * Reads an XML text into a tree. Entities other than the five of XML and characters by number are
 * not resolved, and a DOCTYPE, where all attacks on XML begin, is refused before anything is parsed.
 * @throws UnreadableXml
 */
export function readTree(xml: string, { maxElements }: { maxElements?: number } = {}): XmlElement {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableXml('doctype')
  return buildTree(xml, {
    make: ({ name, namespace, attributes }): XmlElement => ({
      ...{ name, namespace, attributes },
      ...{ children: [], text: '', isRead: false },
    }),
    maxElements,
  })
}
