import { type Inline, isAllowedHref, type Mark } from '../pages/views.ts'
import type { HtmlContext } from './html-context.ts'
import type { HtmlElement, HtmlNode } from './html-tree.ts'

const marks: Record<string, Mark> = {
  ...{ b: 'strong', strong: 'strong' },
  ...{ i: 'emphasis', em: 'emphasis', cite: 'emphasis', dfn: 'emphasis', var: 'emphasis' },
  ...{ s: 'strike', strike: 'strike', del: 'strike' },
}
const codes: ReadonlySet<string> = new Set(['code', 'kbd', 'samp', 'tt'])

/** Elements that stand in a line; all others begin a block of their own. */
export const inlineTags: ReadonlySet<string> = new Set([
  ...Object.keys(marks),
  ...codes,
  ...['a', 'abbr', 'br', 'ins', 'mark', 'q', 'small', 'span', 'sub', 'sup', 'time', 'u'],
])

/**
 * Nodes as the inside of a line. What is a block is given to `blocks` and stands behind the line:
 * a picture in a paragraph, for example.
 */
export function inlinesOf(
  nodes: readonly HtmlNode[],
  context: HtmlContext,
  blocks: (element: HtmlElement) => void,
): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (typeof node === 'string') return textInlines(node, context)
    const { tag, children, attributes } = node
    if (tag === 'br') return [{ type: 'break' }]
    const mark = marks[tag]
    if (mark) return [{ type: mark, children: inlinesOf(children, context, blocks) }]
    if (codes.has(tag)) return [{ type: 'code', text: wordsOf(children) }]
    if (tag === 'a' && !isPictureLink(node)) {
      const inside = inlinesOf(children, context, blocks)
      const href = context.link(attributes.href ?? '')
      if (href === undefined || !isAllowedHref(href)) return inside
      return [{ type: 'link', href, title: attributes.title ?? '', children: inside }]
    }
    if (tag === 'q') {
      const inside = inlinesOf(children, context, blocks)
      return [{ type: 'text', text: '“' }, ...inside, { type: 'text', text: '”' }]
    }
    if (inlineTags.has(tag) && tag !== 'a') return inlinesOf(children, context, blocks)
    blocks(node)
    return []
  })
}

/** A link around a picture alone is the picture's. */
export function isPictureLink({ tag, children }: HtmlElement): boolean {
  if (tag !== 'a') return false
  const solid = children.filter((child) => typeof child !== 'string' || child.trim() !== '')
  return solid.length === 1 && typeof solid[0] === 'object' && solid[0].tag === 'img'
}

function wordsOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('')
}

function textInlines(text: string, { hasPlainBreaks }: HtmlContext): Inline[] {
  if (!hasPlainBreaks || !text.includes('\n')) return [{ type: 'text', text }]
  return text.split(/\r?\n/).flatMap((line, at): Inline[] => {
    const words: Inline = { type: 'text', text: line }
    return at === 0 ? [words] : [{ type: 'break' }, words]
  })
}
