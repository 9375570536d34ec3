import { buildTree, UnreadableXml } from '../../../core/xml/build-tree.ts'

/** An element of an XML file, without namespaces. */
export type XmlElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  text: string
}

const maxElements = 2_000_000

/**
 * Reads an XML text into elements. Only the five entities of XML are resolved, and a file with a
 * DOCTYPE is not read at all.
 * @returns undefined where it is not well-formed, or deeper or larger than any export
 */
export function readElements(xml: string): XmlElement | undefined {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return undefined
  try {
    return buildTree(xml.replace(/^\ufeff/, ''), {
      make: ({ name, attributes }): XmlElement => ({ name, attributes, children: [], text: '' }),
      maxElements,
    })
  } catch (error) {
    if (error instanceof UnreadableXml) return undefined
    throw error
  }
}

/** All elements along a path of names. */
export function elementsOf(from: XmlElement, ...path: readonly string[]): XmlElement[] {
  return path.reduce(
    (found: XmlElement[], name) =>
      found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [from],
  )
}

/** The text of the first element along a path; empty where there is none. */
export function textOf(from: XmlElement, ...path: readonly string[]): string {
  return elementsOf(from, ...path)[0]?.text.trim() ?? ''
}
