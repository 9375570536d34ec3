import { breathe } from '../../core/breathe.ts'
import { readTree, type XmlElement } from './read-tree.ts'

/** Shorter ones are read in one go, in a few milliseconds. */
const longText = 100_000
const atOnce = 100
const placeholder = '_part'

type Limits = { maxElements?: number }

/**
 * As `readTree`, with pauses for others in long files: what such a file is long of, its lines, is read a
 * hundred at a time, and the rest around them. A file that is not made so is read in one go.
 * @param repeated names of elements without prefix
 * @throws UnreadableXml
 */
export async function readTreeInSteps(
  xml: string,
  repeated: readonly string[],
  limits: Limits = {},
): Promise<XmlElement> {
  const cut = xml.length < longText ? undefined : cutAt(xml, repeated)
  if (!cut) return readTree(xml, limits)
  const { root, rest, parts } = cut
  const tree = readTree(rest, limits)
  const read: XmlElement[] = []
  for (let from = 0; from < parts.length; from += atOnce) {
    await breathe()
    const some = parts.slice(from, from + atOnce)
    const { children } = readTree(`${root.open}${some.join('')}</${root.name}>`, limits)
    // What is no element of its own made the cut wrong.
    if (children.length !== some.length) return readTree(xml, limits)
    read.push(...children)
  }
  putBack(tree, read.values())
  return tree
}

type Cut = { root: { name: string; open: string }; rest: string; parts: string[] }

/** Undefined where a comment, other text of its own rules or names of namespaces stand among the parts. */
function cutAt(xml: string, repeated: readonly string[]): Cut | undefined {
  const start = /<([\w.:-]+)(?:\s[^<>]*)?>/.exec(xml)
  if (!start || xml.includes(`<${placeholder}`)) return undefined
  const [open, name = ''] = start
  const from = start.index + open.length
  const parts: string[] = []
  const rest: string[] = [xml.slice(0, from)]
  let last = from
  const opening = new RegExp(`<((?:[\\w.-]+:)?(?:${repeated.join('|')}))(?=[\\s>])`, 'g')
  opening.lastIndex = from
  for (let found = opening.exec(xml); found; found = opening.exec(xml)) {
    const close = `</${found[1]}>`
    const end = xml.indexOf(close, found.index)
    if (end < 0) return undefined
    const part = xml.slice(found.index, end + close.length)
    // One within another would end where the inner one does.
    if (part.includes('<!') || hasInner(part, `<${found[1]}`)) return undefined
    parts.push(part)
    rest.push(xml.slice(last, found.index), `<${placeholder}/>`)
    last = end + close.length
    opening.lastIndex = last
  }
  rest.push(xml.slice(last))
  const around = rest.slice(1).join('')
  if (parts.length === 0 || around.includes('<!') || /\sxmlns[:=]/.test(around)) return undefined
  return { root: { name, open }, rest: rest.join(''), parts }
}

function hasInner(part: string, opening: string): boolean {
  for (let at = part.indexOf(opening, 1); at > 0; at = part.indexOf(opening, at + 1)) {
    if (/[\s>/]/.test(part[at + opening.length] ?? '')) return true
  }
  return false
}

function putBack(tree: XmlElement, read: Iterator<XmlElement>): void {
  for (const [at, child] of tree.children.entries()) {
    if (child.name === placeholder) tree.children[at] = read.next().value
    else putBack(child, read)
  }
}
