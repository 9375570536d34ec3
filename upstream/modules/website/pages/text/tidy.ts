import type { Inline, Link, Mark, TextNode } from './nodes.ts'

/** A piece of a line with all that marks it. `gap`: white space or a break, which ends no mark. */
type Piece = {
  leaf: { type: 'text' | 'code'; text: string } | { type: 'break' }
  isGap: boolean
  marks: ReadonlySet<Mark>
  link: { href: string; title: string } | undefined
}

const order: readonly Mark[] = ['emphasis', 'strong', 'strike']
const none: ReadonlySet<Mark> = new Set()

/**
 * The one form of a text among all that say the same: no empty parts, no white space at the edges of
 * paragraphs and marks, neighbours of one kind joined, marks nested the longest outside. Reading what
 * was written gives this form.
 */
export function tidyText(nodes: readonly TextNode[]): TextNode[] {
  const tidy: TextNode[] = []
  for (const node of nodes.map(tidyNode)) {
    const last = tidy.at(-1)
    if (!node) continue
    if (node.type === 'quote' && last?.type === 'quote') {
      last.children = tidyText([...last.children, ...node.children])
    } else if (node.type === 'list' && last?.type === 'list' && isLike(node, last)) {
      last.items.push(...node.items)
    } else tidy.push(node)
  }
  return tidy
}

function isLike(a: { start: number | null }, b: { start: number | null }): boolean {
  return (a.start === null) === (b.start === null)
}

function tidyNode(node: TextNode): TextNode | undefined {
  switch (node.type) {
    case 'paragraph': {
      const children = tidyLine(node.children)
      return children.length > 0 ? { type: 'paragraph', children } : undefined
    }
    case 'heading': {
      const children = tidyLine(withoutBreaks(node.children))
      return children.length > 0 ? { type: 'heading', level: node.level, children } : undefined
    }
    case 'list': {
      const items = node.items.map(tidyText).filter((item) => item.length > 0)
      return items.length > 0 ? { type: 'list', start: node.start, items } : undefined
    }
    case 'quote': {
      const children = tidyText(node.children)
      return children.length > 0 ? { type: 'quote', children } : undefined
    }
    case 'code': {
      const text = codeText(node.text)
      const language = /^[\w+#.-]{1,30}$/.test(node.language) ? node.language : ''
      return text === '' ? undefined : { type: 'code', language, text }
    }
    case 'table':
      return tidyTable(node)
    case 'rule':
      return node
  }
}

function tidyTable(table: Extract<TextNode, { type: 'table' }>): TextNode | undefined {
  const width = table.head.length
  if (width === 0) return undefined
  const columns = Array.from({ length: width }, (_, at) => at)
  const cells = (row: Inline[][]) => columns.map((at) => tidyLine(withoutBreaks(row[at] ?? [])))
  return {
    type: 'table',
    align: columns.map((at) => table.align[at] ?? 'start'),
    head: cells(table.head),
    rows: table.rows.map(cells),
  }
}

/** No carriage returns and tabs, which lists would change, and no empty lines at the end. */
function codeText(text: string): string {
  return clean(text.replace(/\r\n?/g, '\n').replaceAll('\t', '    ')).replace(/\n+$/, '')
}

/** Without control characters and halves of letters. */
function clean(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these have no place in a text
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '').toWellFormed()
}

function withoutBreaks(inlines: readonly Inline[]): Inline[] {
  return inlines.map((inline) => {
    if (inline.type === 'break') return { type: 'text', text: ' ' }
    return 'children' in inline ? { ...inline, children: withoutBreaks(inline.children) } : inline
  })
}

/** A line in its one form; see `tidyText`. */
export function tidyLine(inlines: readonly Inline[]): Inline[] {
  const pieces: Piece[] = []
  collect(inlines, none, undefined, pieces)
  return build(gapsMarked(trimmed(pieces)))
}

function collect(
  inlines: readonly Inline[],
  marks: ReadonlySet<Mark>,
  link: Piece['link'],
  into: Piece[],
): void {
  for (const inline of inlines) {
    if (inline.type === 'break') into.push({ leaf: inline, isGap: true, marks, link })
    else if (inline.type === 'code') {
      const text = clean(inline.text).replace(/\s+/g, ' ')
      if (text.trim() !== '') into.push({ leaf: { type: 'code', text }, isGap: false, marks, link })
    } else if (inline.type === 'text') {
      const whole = clean(inline.text)
        .replace(/[\s\ufeff]/g, oneSpace)
        .replace(/ +/g, ' ')
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(whole) ?? []
      for (const text of [before, words, after]) {
        const isGap = text !== words || words === ''
        if (text !== '') into.push({ leaf: { type: 'text', text }, isGap, marks, link })
      }
    } else if (inline.type === 'link') {
      const { href, title } = inline
      const own = { href, title: clean(title).replace(/\s+/g, ' ').trim() }
      collect(inline.children, marks, link ?? own, into)
    } else collect(inline.children, new Set([...marks, inline.type]), link, into)
  }
}

/** Line ends and the like are spaces; spaces of another width or that hold words together stay. */
function oneSpace(space: string): string {
  return /[\t-\r\u2028\u2029\ufeff]/.test(space) ? ' ' : space
}

/** Without gaps at both ends, nor spaces beside a break; several spaces are one. */
function trimmed(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = []
  for (const piece of pieces) {
    const last = kept.at(-1)
    if (!piece.isGap) kept.push(piece)
    else if (last?.leaf.type === 'text' && last.isGap && piece.leaf.type === 'text') {
      last.leaf.text += piece.leaf.text
    } else if (last?.isGap && piece.leaf.type === 'break' && last.leaf.type === 'text') {
      kept.splice(-1, 1, { ...piece })
    } else if (last && !(last.leaf.type === 'break' && piece.leaf.type === 'text')) {
      kept.push({ ...piece, leaf: { ...piece.leaf } })
    }
  }
  while (kept.at(-1)?.isGap) kept.pop()
  for (const { leaf, isGap } of kept) {
    if (isGap && leaf.type === 'text') leaf.text = leaf.text.replace(/ +/g, ' ')
  }
  return kept
}

/** A gap is marked as what stands on both of its sides is. */
function gapsMarked(pieces: readonly Piece[]): Piece[] {
  let before: Piece | undefined
  const marked = pieces.map((piece) => {
    if (!piece.isGap) before = piece
    return { piece, before }
  })
  let after: Piece | undefined
  return marked
    .reverse()
    .map((each) => {
      if (!each.piece.isGap) after = each.piece
      return each.piece.isGap ? marksOfBoth(each.piece, each.before, after) : each.piece
    })
    .reverse()
}

function marksOfBoth(gap: Piece, before: Piece | undefined, after: Piece | undefined): Piece {
  const marks = new Set(order.filter((mark) => before?.marks.has(mark) && after?.marks.has(mark)))
  return { ...gap, marks, link: isSameLink(before, after) ? before?.link : undefined }
}

function isSameLink(a: Piece | undefined, b: Piece | undefined): boolean {
  return a?.link?.href === b?.link?.href && a?.link?.title === b?.link?.title
}

/** Nests marks, the one that reaches farthest outside; a link is never cut in two by a mark. */
function build(pieces: readonly Piece[]): Inline[] {
  const built: Inline[] = []
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at]
    if (!piece) break
    const { wrap, end } = widest(pieces, at, piece)
    const inside = pieces.slice(at, end).map((part) => without(part, wrap))
    if (wrap === undefined) append(built, piece.leaf)
    else if (wrap === 'link') built.push(linkOf(piece, build(inside)))
    else built.push({ type: wrap, children: build(inside) })
    at = end
  }
  return built
}

/** Neighbours of one kind are one. */
function append(built: Inline[], leaf: Piece['leaf']): void {
  const last = built.at(-1)
  if (leaf.type !== 'break' && last?.type === leaf.type) {
    last.text = (last.text + leaf.text).replace(/ +/g, ' ')
  } else built.push({ ...leaf })
}

function widest(pieces: readonly Piece[], at: number, piece: Piece) {
  let best: { wrap: Mark | 'link' | undefined; end: number } = { wrap: undefined, end: at + 1 }
  if (piece.isGap) return best
  if (piece.link)
    best = { wrap: 'link', end: endOf(pieces, at, (other) => isSameLink(other, piece)) }
  for (const mark of order.filter((each) => piece.marks.has(each))) {
    let end = endOf(pieces, at, ({ marks }) => marks.has(mark))
    // A mark that ends inside of a link ends before it, and goes on inside.
    while (end > at && isInside(pieces, end)) end -= 1
    if (end > best.end || (end > at && best.wrap === undefined)) best = { wrap: mark, end }
  }
  return best
}

/** Whether what ends there would end in a link, or behind a gap. */
function isInside(pieces: readonly Piece[], end: number): boolean {
  const piece = pieces[end - 1]
  return piece?.isGap === true || (piece?.link !== undefined && isSameLink(piece, pieces[end]))
}

function endOf(pieces: readonly Piece[], at: number, fits: (piece: Piece) => boolean): number {
  let end = at
  for (let piece = pieces[end]; piece && fits(piece); piece = pieces[end]) end += 1
  while (pieces[end - 1]?.isGap) end -= 1
  return end
}

function without(piece: Piece, wrap: Mark | 'link' | undefined): Piece {
  if (wrap === 'link') return { ...piece, link: undefined }
  return { ...piece, marks: new Set([...piece.marks].filter((mark) => mark !== wrap)) }
}

function linkOf({ link }: Piece, children: Inline[]): Link {
  return { type: 'link', href: link?.href ?? '', title: link?.title ?? '', children }
}
