import { Parser } from 'saxen'
import { tightMarkup } from '../../../core/xml/scan-markup.ts'

/** An element of an XML file, without namespaces. */
export type XmlElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  text: string
}

const maxDepth = 60
const maxElements = 2_000_000

/**
 * Reads an XML text into elements. Only the five entities of XML are resolved, and a file with a
 * DOCTYPE is not read at all.
 * @returns undefined where it is not well-formed, or deeper or larger than any export
 */
export function readElements(xml: string): XmlElement | undefined {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return undefined
  const top = element('', {})
  const open = [top]
  let count = 0
  let isBroken = false
  const parser = new Parser()
  parser.on('openTag', (qualified, getAttributes, decode) => {
    count += 1
    if (isBroken || open.length > maxDepth || count > maxElements) {
      isBroken = true
      return
    }
    const attributes = Object.entries(getAttributes()).map(([name, value]) => [name, decode(value)])
    const made = element(qualified.replace(/^.*:/, ''), Object.fromEntries(attributes))
    open.at(-1)?.children.push(made)
    open.push(made)
  })
  parser.on('closeTag', () => open.pop())
  const addText = (text: string) => {
    const current = open.at(-1)
    if (current) current.text += text
  }
  parser.on('text', (text, decode) => addText(decode(text)))
  parser.on('cdata', addText)
  parser.on('error', () => {
    isBroken = true
  })
  parser.parse(tightMarkup(xml.replace(/^\ufeff/, '')))
  const [root] = top.children
  return isBroken || top.children.length !== 1 || open.length !== 1 ? undefined : root
}

function element(name: string, attributes: Readonly<Record<string, string>>): XmlElement {
  return { name, attributes, children: [], text: '' }
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
