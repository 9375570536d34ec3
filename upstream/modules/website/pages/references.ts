import {
  allBlocks,
  type Block,
  mapLeaves,
  type Picture,
  picturesOf,
} from '#contract/website/blocks.ts'
import type { Inline, TextNode } from './text/nodes.ts'
import { parseText, readText } from './text/read.ts'
import { writeText } from './text/write.ts'

/** What a page shows of others: when one of these changes, the page is made anew. */
export type References = {
  media: string[]
  items: string[]
  categories: string[]
  bookingPages: string[]
  courses: string[]
  /** Places whose hours are shown; empty text for the firm's only one. */
  hours: string[]
  /** Translation groups of pages that it links to. */
  pages: string[]
}

/** What blocks refer to, each once, in reading order. */
export function referencesOf(blocks: readonly Block[]): References {
  const all = allBlocks(blocks)
  const hrefs = all.flatMap((block) => hrefsOf(block))
  const linked = (scheme: string) =>
    hrefs
      .filter((href) => href.startsWith(scheme))
      .map((href) => href.slice(scheme.length).split('#')[0] ?? '')
  return {
    media: unique([
      ...all.flatMap((block) => picturesOf(block).map(({ mediaId }) => mediaId)),
      ...all
        .flatMap((block) => (block.type === 'files' ? block.files : []))
        .map((file) => file.mediaId),
      ...linked('media:'),
    ]),
    items: unique(all.flatMap((block) => (block.type === 'priceList' ? block.itemIds : []))),
    categories: unique(
      all.flatMap((block) => (block.type === 'priceList' ? [block.categoryId] : [])),
    ).filter(Boolean),
    bookingPages: unique(
      all.flatMap((block) => (block.type === 'booking' ? [block.bookingPageId] : [])),
    ),
    courses: unique(all.flatMap((block) => (block.type === 'course' ? [block.courseId] : []))),
    hours: unique(all.flatMap((block) => (block.type === 'openingHours' ? [block.placeId] : []))),
    pages: unique(linked('page:')),
  }
}

/** All addresses that a block links to. */
export function hrefsOf(block: Block): string[] {
  const own = block.type === 'picture' && block.href !== '' ? [block.href] : []
  return [...own, ...textsOf(block).flatMap((text) => hrefsOfNodes(parseText(text)))]
}

/** The texts in Markdown of a block. */
export function textsOf(block: Block): string[] {
  switch (block.type) {
    case 'text':
    case 'quote':
    case 'booking':
      return [block.text]
    case 'leadForm':
      return [block.text, block.consent]
    case 'questions':
      return block.questions.map(({ answer }) => answer)
    default:
      return []
  }
}

function hrefsOfNodes(nodes: readonly TextNode[]): string[] {
  return linesOf(nodes).flatMap(hrefsOfLine)
}

function hrefsOfLine(inlines: readonly Inline[]): string[] {
  return inlines.flatMap((inline) => {
    if (inline.type === 'link') return [inline.href]
    return 'children' in inline ? hrefsOfLine(inline.children) : []
  })
}

/** All lines of a text, in reading order. */
function linesOf(nodes: readonly TextNode[]): Inline[][] {
  return nodes.flatMap((node): Inline[][] => {
    if (node.type === 'paragraph' || node.type === 'heading') return [node.children]
    if (node.type === 'list') return node.items.flatMap(linesOf)
    if (node.type === 'quote') return linesOf(node.children)
    return node.type === 'table' ? [...node.head, ...node.rows.flat()] : []
  })
}

/** Other ids and addresses in place of those that an import brought. */
export type Replacement = {
  media: (id: string) => string
  href: (href: string) => string
}

/** The blocks with other media and addresses. What is not replaced stays. */
export function replaceReferences(blocks: readonly Block[], replacement: Replacement): Block[] {
  const picture = <P extends Picture>(each: P): P => ({
    ...each,
    mediaId: replacement.media(each.mediaId),
  })
  const text = (markdown: string) =>
    markdown.includes('](')
      ? writeText(replaceInNodes(readText(markdown), replacement.href))
      : markdown
  return mapLeaves(blocks, (leaf) => {
    switch (leaf.type) {
      case 'text':
      case 'booking':
        return { ...leaf, text: text(leaf.text) }
      case 'leadForm':
        return { ...leaf, text: text(leaf.text), consent: text(leaf.consent) }
      case 'picture':
        return { ...picture(leaf), href: leaf.href && replacement.href(leaf.href) }
      case 'gallery':
        return { ...leaf, pictures: leaf.pictures.map(picture) }
      case 'map':
        return { ...leaf, picture: leaf.picture && picture(leaf.picture) }
      case 'quote':
        return { ...leaf, text: text(leaf.text), picture: leaf.picture && picture(leaf.picture) }
      case 'questions': {
        const questions = leaf.questions.map((each) => ({ ...each, answer: text(each.answer) }))
        return { ...leaf, questions }
      }
      case 'files': {
        const files = leaf.files.map((each) => ({
          ...each,
          mediaId: replacement.media(each.mediaId),
        }))
        return { ...leaf, files }
      }
      default:
        return leaf
    }
  })
}

function replaceInNodes(nodes: readonly TextNode[], href: (href: string) => string): TextNode[] {
  const line = (inlines: readonly Inline[]): Inline[] =>
    inlines.map((inline) => {
      if (inline.type === 'link') {
        return { ...inline, href: href(inline.href), children: line(inline.children) }
      }
      return 'children' in inline ? { ...inline, children: line(inline.children) } : inline
    })
  return nodes.map((node): TextNode => {
    if (node.type === 'paragraph' || node.type === 'heading') {
      return { ...node, children: line(node.children) }
    }
    if (node.type === 'list') {
      return { ...node, items: node.items.map((item) => replaceInNodes(item, href)) }
    }
    if (node.type === 'quote') return { ...node, children: replaceInNodes(node.children, href) }
    if (node.type !== 'table') return node
    return { ...node, head: node.head.map(line), rows: node.rows.map((row) => row.map(line)) }
  })
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
