import sanitizeHtml from 'sanitize-html'
import { Parser } from 'saxen'
import { decodeAttributes, decodeReferences } from '../../../core/xml/decode-references.ts'

/** HTML as a tree of what may be taken: text and elements. */
export type HtmlNode = string | HtmlElement
export type HtmlElement = { tag: string; attributes: Record<string, string>; children: HtmlNode[] }

/** What is left out, and is told. */
type LeftOut = (kind: 'script' | 'form' | 'embed' | 'audioVideo', detail: string) => void

const kept = [
  ...['a', 'abbr', 'address', 'article', 'aside', 'b', 'blockquote', 'br', 'caption', 'center'],
  ...[
    'cite',
    'code',
    'dd',
    'del',
    'details',
    'dfn',
    'div',
    'dl',
    'dt',
    'em',
    'figcaption',
    'figure',
  ],
  ...['footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'i', 'img', 'ins', 'kbd', 'li'],
  ...['main', 'mark', 'ol', 'p', 'pre', 'q', 's', 'samp', 'section', 'small', 'span', 'strike'],
  ...[
    'strong',
    'sub',
    'summary',
    'sup',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
    'thead',
    'time',
    'tr',
  ],
  ...['tt', 'u', 'ul', 'var', 'source'],
]
/** Elements of our own: what stood for something that HTML does not say. */
export const ownTags = { left: 'x-left', gallery: 'x-gallery', file: 'x-file' } as const

const media = ['audio', 'video']
const embeds = ['iframe', 'embed', 'object', 'amp-iframe']
const forms = ['form', 'input', 'select', 'textarea', 'button']
const scripts = ['script', 'style', 'noscript', 'template', 'svg', 'math']

const mostTags = 200_000

/**
 * Reads HTML as browsers do, whatever is wrong with it, without anything that runs, asks or loads from
 * elsewhere. A text of more tags than anybody writes is read as its words.
 */
export function readHtml(html: string, leftOut: LeftOut): HtmlNode[] {
  if (countTags(html) > mostTags) return [html.replace(/<[^<>]*>/g, ' ')]
  const address = ({ src = '', href = '', data = '' }: Record<string, string>) =>
    src || href || data
  const clean = sanitizeHtml(html, {
    allowedTags: [...kept, ...Object.values(ownTags)],
    allowedAttributes: {
      '*': ['class', 'id'],
      a: ['href', 'title'],
      img: ['src', 'alt', 'title'],
      source: ['src'],
      ol: ['start'],
      td: ['colspan', 'rowspan', 'align', 'style'],
      th: ['colspan', 'rowspan', 'align', 'style', 'scope'],
      [ownTags.left]: ['kind', 'href'],
      [ownTags.gallery]: ['ids'],
      [ownTags.file]: ['href', 'label'],
    },
    allowedStyles: { '*': { 'text-align': [/^(left|center|right)$/] } },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'page', 'media'],
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: true,
    disallowedTagsMode: 'discard',
    enforceHtmlBoundary: false,
    nestingLimit: 100,
    nonTextTags: [...scripts, ...embeds, 'select', 'textarea', 'option', 'title', 'head'],
    onOpenTag(name, attributes) {
      if (scripts.includes(name)) leftOut('script', name)
      if (name === 'form') leftOut('form', address({ href: attributes.action ?? '' }))
    },
    transformTags: {
      ...Object.fromEntries(
        [...media, ...embeds].map((tag) => [
          tag,
          (_name: string, attributes: Record<string, string>) => {
            const href = address(attributes)
            leftOut(media.includes(tag) ? 'audioVideo' : 'embed', href)
            return { tagName: ownTags.left, attribs: { kind: tag, href } }
          },
        ]),
      ),
      ...Object.fromEntries(
        forms.map((tag) => [tag, (name: string) => ({ tagName: name, attribs: {} })]),
      ),
    },
  })
  return parseClean(clean)
}

function countTags(html: string): number {
  let count = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) count += 1
  return count
}

/** What `sanitizeHtml` writes is well-formed, so it is read as XML. */
function parseClean(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] }
  const open = [root]
  const parser = new Parser()
  parser.on('openTag', (tag, getAttributes) => {
    const element = { tag, attributes: decodeAttributes(getAttributes()), children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closeTag', () => void open.pop())
  parser.on('text', (text) => void open.at(-1)?.children.push(decodeReferences(text)))
  parser.on('error', (error) => {
    throw error
  })
  parser.parse(`<root>${html}</root>`)
  const [inside] = root.children
  return typeof inside === 'object' ? inside.children : []
}

/** All text of some nodes. */
export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')
}

export function hasClass(element: HtmlElement, name: string): boolean {
  return (element.attributes.class ?? '').split(/\s+/).includes(name)
}

/** The first element of a tag, wherever it is. */
export function findTag(nodes: readonly HtmlNode[], tag: string): HtmlElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const found = node.tag === tag ? node : findTag(node.children, tag)
    if (found) return found
  }
  return undefined
}

/** All elements of a tag, in reading order. */
export function allTags(nodes: readonly HtmlNode[], tag: string): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const inside = allTags(node.children, tag)
    return node.tag === tag ? [node, ...inside] : inside
  })
}
