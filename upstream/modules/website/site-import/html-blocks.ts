import { type Block, type Inline, isAllowedHref, type TextNode, writeText } from '../pages/views.ts'
import type { HtmlContext } from './html-context.ts'
import { inlinesOf, inlineTags, isPictureLink } from './html-inlines.ts'
import { gallery, galleryOf, isGallery, linkedPicture, oneLine, picture } from './html-pictures.ts'
import {
  allTags,
  findTag,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  ownTags,
  readHtml,
  textOf,
} from './html-tree.ts'
import { type Part, textAndRest, withKeys } from './keyed-blocks.ts'
import { tableParts } from './table-blocks.ts'

/**
 * HTML as blocks: its text as text, pictures, galleries, files, quotes with a name, questions and columns
 * as blocks of their own. What cannot be taken is told to `context.left`; links to it stay.
 */
export function htmlBlocks(html: string, context: HtmlContext): Block[] {
  return withKeys(partsOf(readHtml(html, context.left), context))
}

/** Nodes in reading order: lines that stand alone are paragraphs. */
function partsOf(nodes: readonly HtmlNode[], context: HtmlContext): Part[] {
  const parts: Part[] = []
  let line: HtmlNode[] = []
  const flush = () => {
    parts.push(...paragraphs(line, context))
    line = []
  }
  for (const node of nodes) {
    const isInline = typeof node === 'string' || (inlineTags.has(node.tag) && !isPictureLink(node))
    if (isInline) line.push(node)
    else {
      flush()
      parts.push(...elementParts(node, context))
    }
  }
  flush()
  return parts
}

/** Loose lines as paragraphs, parted at empty lines where the text has plain breaks. */
function paragraphs(line: readonly HtmlNode[], context: HtmlContext): Part[] {
  if (!context.hasPlainBreaks) return paragraph(line, context)
  const groups: HtmlNode[][] = [[]]
  for (const node of line) {
    if (typeof node !== 'string') groups.at(-1)?.push(node)
    else {
      for (const [at, text] of node.split(/\n[^\S\n]*\n\s*/).entries()) {
        if (at > 0) groups.push([])
        groups.at(-1)?.push(text)
      }
    }
  }
  return groups.flatMap((group) => paragraph(group, context))
}

function paragraph(nodes: readonly HtmlNode[], context: HtmlContext): Part[] {
  const behind: HtmlElement[] = []
  const children = inlinesOf(nodes, context, (element) => behind.push(element))
  return [
    { text: { type: 'paragraph', children: linked(children) } },
    ...behind.flatMap((element) => elementParts(element, context)),
  ]
}

/** A paragraph that is an address and nothing else is a link to it. */
function linked(children: Inline[]): Inline[] {
  const [only, ...others] = children.filter(
    (child) => child.type !== 'text' || child.text.trim() !== '',
  )
  if (only?.type !== 'text' || others.length > 0) return children
  const href = only.text.trim()
  if (!/^https?:\/\/\S+$/.test(href) || !isAllowedHref(href)) return children
  return [{ type: 'link', href, title: '', children: [{ type: 'text', text: href }] }]
}

function elementParts(element: HtmlElement, context: HtmlContext): Part[] {
  const { tag, children } = element
  switch (tag) {
    case 'p':
    case 'address':
    case 'dd':
      return paragraphs(children, context)
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return heading(element, context)
    case 'dt':
      return paragraph([{ tag: 'strong', attributes: {}, children }], context)
    case 'ul':
    case 'ol':
      return isGallery(element) ? pictures(element, context) : list(element, context)
    case 'blockquote':
      return quote(element, context)
    case 'pre':
      return [{ text: code(element) }]
    case 'table':
      return tableParts(element, context, (nodes) => partsOf(nodes, context))
    case 'hr':
      return [{ text: { type: 'rule' } }]
    case 'img':
      return picture(element, { caption: '', href: '' }, context)
    case 'a':
      return linkedPicture(element, '', context)
    case 'figure':
      return figure(element, context)
    case 'details':
      return question(element, context)
    case ownTags.gallery:
      return galleryOf(context.gallery((element.attributes.ids ?? '').split(',').filter(Boolean)))
    case ownTags.left:
      return leftOut(element)
    default:
      return container(element, context)
  }
}

function container(element: HtmlElement, context: HtmlContext): Part[] {
  if (isGallery(element)) return pictures(element, context)
  if (hasClass(element, 'wp-block-file')) return fileBlock(element, context)
  if (hasClass(element, 'wp-block-columns')) {
    const columns = element.children.flatMap((child) =>
      typeof child === 'object' && hasClass(child, 'wp-block-column') ? [child] : [],
    )
    if (columns.length >= 2 && columns.length <= 4) {
      return [{ columns: columns.map((column) => partsOf(column.children, context)) }]
    }
  }
  return partsOf(element.children, context)
}

function heading({ tag, children }: HtmlElement, context: HtmlContext): Part[] {
  const behind: HtmlElement[] = []
  const inside = inlinesOf(children, context, (element) => behind.push(element))
  const wanted = Number(tag.slice(1))
  const level = wanted <= 2 ? 2 : wanted === 3 ? 3 : 4
  return [
    { text: { type: 'heading', level, children: inside } },
    ...behind.flatMap((element) => elementParts(element, context)),
  ]
}

function list({ tag, attributes, children }: HtmlElement, context: HtmlContext): Part[] {
  const rest: Part[] = []
  const items = children.flatMap((child) => {
    if (typeof child === 'string') return child.trim() === '' ? [] : [partsOf([child], context)]
    return [child.tag === 'li' ? partsOf(child.children, context) : elementParts(child, context)]
  })
  const texts = items.map((item) => {
    const parted = textAndRest(item)
    rest.push(...parted.rest)
    return parted.text
  })
  const first = Number(attributes.start ?? 1)
  const start = tag === 'ul' ? null : Number.isInteger(first) && first >= 0 ? first : 1
  return [{ text: { type: 'list', start, items: texts } }, ...rest]
}

function quote(element: HtmlElement, context: HtmlContext): Part[] {
  const cite = findTag(element.children, 'cite')
  const isNamed = cite !== undefined && element.children.includes(cite)
  const { text, rest } = textAndRest(
    partsOf(
      element.children.filter((child) => !isNamed || child !== cite),
      context,
    ),
  )
  const name = isNamed ? oneLine(textOf(cite.children), 120) : ''
  const words = writeText(text)
  if (words === '') return rest
  return name === ''
    ? [{ text: { type: 'quote', children: text } }, ...rest]
    : [{ block: { type: 'quote', text: words, name, role: '', picture: null } }, ...rest]
}

function code(element: HtmlElement): TextNode {
  const inner = findTag(element.children, 'code')
  const [, language = ''] = /\blang(?:uage)?-([\w+#.-]+)/.exec(inner?.attributes.class ?? '') ?? []
  const lines = (nodes: readonly HtmlNode[]): string =>
    nodes
      .map((node) =>
        typeof node === 'string' ? node : node.tag === 'br' ? '\n' : lines(node.children),
      )
      .join('')
  // Only the line end behind the opening tag itself is not of the text (HTML, 13.2.6.4.7).
  const [first] = element.children
  const text = lines(element.children)
  return {
    type: 'code',
    language,
    text: typeof first === 'string' ? text.replace(/^\n/, '') : text,
  }
}

function pictures(element: HtmlElement, context: HtmlContext): Part[] {
  const { parts, below } = gallery(element, context)
  return [...parts, ...paragraph(below, context)]
}

function figure(element: HtmlElement, context: HtmlContext): Part[] {
  if (isGallery(element)) return pictures(element, context)
  const caption = findTag(element.children, 'figcaption')
  const words = caption ? oneLine(textOf(caption.children), 500) : ''
  const rest = element.children.filter((child) => child !== caption)
  const images = allTags(rest, 'img')
  if (images.length !== 1) {
    const below: Part[] = caption ? paragraph(caption.children, context) : []
    return [...partsOf(rest, context), ...below]
  }
  const link = allTags(rest, 'a').find(isPictureLink)
  const [image] = images
  if (link) return linkedPicture(link, words, context)
  return image ? picture(image, { caption: words, href: '' }, context) : []
}

function fileBlock(element: HtmlElement, context: HtmlContext): Part[] {
  const link = findTag(element.children, 'a')
  const href = link?.attributes.href ?? ''
  const key = context.file(href)
  if (key === undefined) {
    context.left('fileMissing', href)
    return link ? paragraph([link], context) : []
  }
  const label = oneLine(textOf(link?.children ?? []), 200)
  return [{ block: { type: 'files', heading: '', files: [{ mediaId: key, label }] } }]
}

function question(element: HtmlElement, context: HtmlContext): Part[] {
  const summary = element.children.find(
    (child) => typeof child === 'object' && child.tag === 'summary',
  )
  const words = summary === undefined ? '' : oneLine(textOf([summary]), 300)
  const { text, rest } = textAndRest(
    partsOf(
      element.children.filter((child) => child !== summary),
      context,
    ),
  )
  if (words === '') return [...text.map((node) => ({ text: node })), ...rest]
  const questions = [{ question: words, answer: writeText(text) }]
  return [{ block: { type: 'questions', heading: '', questions } }, ...rest]
}

/** A film or a frame of another site is a link to it. */
function leftOut(element: HtmlElement): Part[] {
  const source = findTag(element.children, 'source')
  const href = (element.attributes.href || source?.attributes.src || '').replace(
    /^\/\//,
    'https://',
  )
  if (!/^https?:/.test(href) || !isAllowedHref(href)) return []
  const link: Inline = { type: 'link', href, title: '', children: [{ type: 'text', text: href }] }
  return [{ text: { type: 'paragraph', children: [link] } }]
}
