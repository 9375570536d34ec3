import {
  type Align,
  type Block,
  type Inline,
  isAllowedHref,
  type LeafBlock,
  plainTextOf,
  type TextNode,
  tidyText,
  writeText,
} from '../pages/index.ts'
import type { HtmlContext } from './html-context.ts'
import { inlinesOf, inlineTags, isPictureLink } from './html-inlines.ts'
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

/** A part of a page, in reading order: text, or a block without its key. */
type Part = { text: TextNode } | { block: KeylessLeaf } | { columns: Part[][] }
type Keyless<T> = T extends { key: string } ? Omit<T, 'key'> : never
type KeylessLeaf = Keyless<LeafBlock>

/**
 * HTML as blocks: its text as text, pictures, galleries, files, quotes with a name, questions and columns
 * as blocks of their own. What cannot be taken is told to `context.left`; links to it stay.
 */
export function htmlBlocks(html: string, context: HtmlContext): Block[] {
  return withKeys(partsOf(readHtml(html, context.left), context))
}

function withKeys(parts: readonly Part[]): Block[] {
  const counts = new Map<string, number>()
  const key = (type: string) => {
    const name = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return `${name}-${count}`
  }
  const leaves = (some: readonly Part[]): LeafBlock[] => {
    const made: LeafBlock[] = []
    let nodes: TextNode[] = []
    const flush = () => {
      const text = writeText(nodes)
      nodes = []
      if (text !== '') made.push({ type: 'text', key: key('text'), text })
    }
    for (const part of some) {
      if ('text' in part) nodes.push(part.text)
      else {
        flush()
        if ('block' in part) made.push({ ...part.block, key: key(part.block.type) })
        else for (const column of part.columns) made.push(...leaves(column))
      }
    }
    flush()
    return made
  }
  const blocks: Block[] = []
  let open: Part[] = []
  for (const part of parts) {
    if (!('columns' in part)) {
      open.push(part)
      continue
    }
    blocks.push(...leaves(open))
    open = []
    blocks.push({ type: 'columns', key: key('columns'), columns: part.columns.map(leaves) })
  }
  return [...blocks, ...leaves(open)]
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
      return isGallery(element) ? gallery(element, context) : list(element, context)
    case 'blockquote':
      return quote(element, context)
    case 'pre':
      return [{ text: code(element) }]
    case 'table':
      return table(element, context)
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
  if (isGallery(element)) return gallery(element, context)
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

/** Text of an element, and its blocks behind it: lists, quotes and cells hold text alone. */
function textAndRest(parts: readonly Part[]): { text: TextNode[]; rest: Part[] } {
  return {
    text: parts.flatMap((part) => ('text' in part ? [part.text] : [])),
    rest: parts.filter((part) => !('text' in part)),
  }
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

function table(element: HtmlElement, context: HtmlContext): Part[] {
  const rows = allTags(element.children, 'tr')
  const rest: Part[] = []
  const cells = rows.map((row) =>
    row.children.flatMap((cell) =>
      typeof cell === 'object' && /^t[dh]$/.test(cell.tag) ? [cell] : [],
    ),
  )
  const width = Math.max(0, ...cells.map((row) => row.length))
  if (width === 0) return []
  if (
    cells
      .flat()
      .some(
        ({ attributes }) =>
          Number(attributes.colspan ?? 1) > 1 || Number(attributes.rowspan ?? 1) > 1,
      )
  ) {
    context.left('mergedCells', oneLine(textOf(element.children), 60))
  }
  const lines = cells.map((row) =>
    row.map((cell) => {
      const { text, rest: more } = textAndRest(partsOf(cell.children, context))
      rest.push(...more)
      return cellLine(text)
    }),
  )
  const inHead = findTag(element.children, 'thead')
  const hasHead =
    rows[0] !== undefined &&
    ((inHead !== undefined && allTags(inHead.children, 'tr').includes(rows[0])) ||
      (cells[0]?.every(({ tag }) => tag === 'th') ?? false))
  const empty = Array.from({ length: width }, (): Inline[] => [])
  const head = hasHead ? [...(lines[0] ?? []), ...empty].slice(0, width) : empty
  const align = empty.map((_, at) => alignOf(cells.at(-1)?.[at]))
  const caption = findTag(element.children, 'caption')
  return [
    ...(caption
      ? paragraph([{ tag: 'strong', attributes: {}, children: caption.children }], context)
      : []),
    { text: { type: 'table', align, head, rows: hasHead ? lines.slice(1) : lines } },
    ...rest,
  ]
}

function alignOf(cell: HtmlElement | undefined): Align {
  const words =
    `${cell?.attributes.align ?? ''} ${cell?.attributes.style ?? ''} ${cell?.attributes.class ?? ''}`.replace(
      /has-text-align-/g,
      '',
    )
  return /\b(right|end)\b/.test(words) ? 'end' : /\bcenter\b/.test(words) ? 'center' : 'start'
}

/** What a cell holds, in one line. */
function cellLine(nodes: readonly TextNode[]): Inline[] {
  return tidyText(nodes).flatMap((node, at): Inline[] => {
    const before: Inline[] = at === 0 ? [] : [{ type: 'text', text: ' ' }]
    if (node.type === 'paragraph' || node.type === 'heading') return [...before, ...node.children]
    return [...before, { type: 'text', text: plainTextOf([node]).replace(/\s*\n\s*/g, ', ') }]
  })
}

type About = { caption: string; href: string }

function picture(element: HtmlElement, { caption, href }: About, context: HtmlContext): Part[] {
  const { src = '', alt = '', class: classes = '' } = element.attributes
  const found = context.picture(src, classes)
  const words = oneLine(alt, 300)
  if (!found) {
    // Without a file there is no picture; where it was stays told, and linked.
    context.left('pictureElsewhere', src)
    const target = context.link(src)
    if (target === undefined || !isAllowedHref(target)) return []
    const label = caption || words || (target.split('/').at(-1) ?? target)
    const link: Inline = {
      type: 'link',
      href: target,
      title: '',
      children: [{ type: 'text', text: label }],
    }
    return [{ text: { type: 'paragraph', children: [link] } }]
  }
  const target = href === '' || context.file(href) !== undefined ? undefined : context.link(href)
  const isLink =
    target !== undefined && isAllowedHref(target) && !/\.(jpe?g|png|gif|webp)$/i.test(href)
  return [
    {
      block: {
        type: 'picture',
        mediaId: found.key,
        alt: words || oneLine(found.alt, 300),
        isDecorative: false,
        caption: oneLine(caption, 500),
        shape: 'original',
        width: 'text',
        href: isLink ? target : '',
      },
    },
  ]
}

function linkedPicture(element: HtmlElement, caption: string, context: HtmlContext): Part[] {
  const image = findTag(element.children, 'img')
  return image ? picture(image, { caption, href: element.attributes.href ?? '' }, context) : []
}

function figure(element: HtmlElement, context: HtmlContext): Part[] {
  if (isGallery(element)) return gallery(element, context)
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

/** By the classes of WordPress and Ghost. */
function isGallery(element: HtmlElement): boolean {
  const names = ['wp-block-gallery', 'blocks-gallery-grid', 'kg-gallery-card', 'gallery']
  return (
    names.some((name) => hasClass(element, name)) && allTags(element.children, 'img').length > 0
  )
}

function gallery(element: HtmlElement, context: HtmlContext): Part[] {
  const figures = allTags(element.children, 'figure')
  const pictures = allTags(element.children, 'img').flatMap((image) => {
    const { src = '', alt = '', class: classes = '' } = image.attributes
    const found = context.picture(src, classes)
    if (!found) {
      context.left('pictureElsewhere', src)
      return []
    }
    const own = figures.filter((each) => allTags(each.children, 'img').includes(image)).at(-1)
    const caption = own && findTag(own.children, 'figcaption')
    return [
      { key: found.key, alt: alt || found.alt, caption: caption ? textOf(caption.children) : '' },
    ]
  })
  // The words below all of its pictures.
  const below = element.children.find(
    (child) => typeof child === 'object' && child.tag === 'figcaption',
  )
  return [
    ...galleryOf(pictures),
    ...(typeof below === 'object' ? paragraph(below.children, context) : []),
  ]
}

function galleryOf(pictures: readonly { key: string; alt: string; caption: string }[]): Part[] {
  if (pictures.length === 0) return []
  return [
    {
      block: {
        type: 'gallery',
        heading: '',
        shape: 'square',
        pictures: pictures.slice(0, 100).map(({ key, alt, caption }) => ({
          mediaId: key,
          alt: oneLine(alt, 300),
          isDecorative: false,
          caption: oneLine(caption, 500),
        })),
      },
    },
  ]
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

function oneLine(text: string, most: number): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, most).toWellFormed()
}
