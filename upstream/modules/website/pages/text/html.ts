import { element, escapeHtml, openTag } from '../escape-html.ts'
import type { Inline, TextNode } from './nodes.ts'

/** Where a link leads when the page is read; undefined where there is nothing to lead to. */
export type LinkTarget = { href: string; hreflang?: string }

export type TextHtmlOptions = {
  /** The level that a heading gets, by the one it asks for. */
  level: (wanted: number) => number
  link: (href: string) => LinkTarget | undefined
}

/** A part of a text as HTML: ready, or one that the page decides. */
export type Piece =
  | string
  | { heading: number; inner: Piece[] }
  | { href: string; title: string; inner: Piece[] }

/** The pieces as HTML of a page. */
export function piecesHtml(pieces: readonly Piece[], options: TextHtmlOptions): string {
  let html = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') html += piece
    else if ('heading' in piece) {
      // Its level first: what is inside takes none.
      const tag = `h${options.level(piece.heading)}`
      html += `<${tag}>${piecesHtml(piece.inner, options)}</${tag}>`
    } else {
      const target = options.link(piece.href)
      const inner = piecesHtml(piece.inner, options)
      const { title } = piece
      // What leads nowhere is words.
      html += target ? element('a', { ...target, title: title || undefined }, inner) : inner
    }
  }
  return html
}

/** A text in the pieces that are the same on every page. */
export function textPieces(nodes: readonly TextNode[]): Piece[] {
  return joined(nodes.map(nodePieces), '\n')
}

const tags = { emphasis: 'em', strong: 'strong', strike: 's' } as const

/** A line in the pieces that are the same on every page. */
export function linePieces(inlines: readonly Inline[]): Piece[] {
  return merged(
    inlines.flatMap((inline): Piece[] => {
      if (inline.type === 'text') return [escapeHtml(inline.text)]
      if (inline.type === 'break') return ['<br>']
      if (inline.type === 'code') return [`<code>${escapeHtml(inline.text)}</code>`]
      const inner = linePieces(inline.children)
      if (inline.type === 'link') return [{ href: inline.href, title: inline.title, inner }]
      return [`<${tags[inline.type]}>`, ...inner, `</${tags[inline.type]}>`]
    }),
  )
}

function nodePieces(node: TextNode): Piece[] {
  switch (node.type) {
    case 'paragraph':
      return within('<p>', linePieces(node.children), '</p>')
    case 'heading':
      return [{ heading: node.level, inner: linePieces(node.children) }]
    case 'list': {
      const isPlain = node.items.every(isPlainItem)
      const items = node.items.map((item) => within('<li>', itemPieces(item, isPlain), '</li>'))
      const [open, close] =
        node.start === null
          ? ['<ul>', '</ul>']
          : [openTag('ol', { start: node.start === 1 ? undefined : node.start }), '</ol>']
      return within(`${open}\n`, joined(items, '\n'), `\n${close}`)
    }
    case 'quote':
      return within('<blockquote>\n', textPieces(node.children), '\n</blockquote>')
    case 'code':
      return [codeHtml(node)]
    case 'table':
      return tablePieces(node)
    case 'rule':
      return ['<hr>']
  }
}

/** What is wide scrolls by itself, which the keyboard reaches. */
function codeHtml({ language, text }: Extract<TextNode, { type: 'code' }>): string {
  const look = language === '' ? undefined : `language-${language}`
  return `<pre tabindex="0">${element('code', { class: look }, escapeHtml(text))}</pre>`
}

function isPlainItem(item: readonly TextNode[]): boolean {
  return item[0]?.type === 'paragraph' && item.slice(1).every(({ type }) => type === 'list')
}

function itemPieces(item: readonly TextNode[], isPlain: boolean): Piece[] {
  const [first, ...others] = item
  if (!isPlain || first?.type !== 'paragraph') return textPieces(item)
  const line = linePieces(first.children)
  return others.length > 0 ? [...line, ...within('\n', textPieces(others), '\n')] : line
}

/** A table stands in a box that scrolls by itself and that the keyboard reaches. */
function tablePieces({ align, head, rows }: Extract<TextNode, { type: 'table' }>): Piece[] {
  const look = (at: number) => {
    const side = align[at]
    return side === undefined || side === 'start' ? undefined : side
  }
  const titles = head.map((cell, at) =>
    cell.length === 0
      ? [`${openTag('td', { class: look(at) })}</td>`]
      : within(openTag('th', { scope: 'col', class: look(at) }), linePieces(cell), '</th>'),
  )
  const body = rows.map((row) => {
    const cells = row.map((cell, at) =>
      within(openTag('td', { class: look(at) }), linePieces(cell), '</td>'),
    )
    return within('<tr>', cells.flat(), '</tr>\n')
  })
  const inside = body.length > 0 ? within('<tbody>\n', body.flat(), '</tbody>\n') : []
  return merged([
    '<div class="table" tabindex="0"><table>\n<thead><tr>',
    ...titles.flat(),
    '</tr></thead>\n',
    ...inside,
    '</table></div>',
  ])
}

function within(open: string, pieces: readonly Piece[], close: string): Piece[] {
  return merged([open, ...pieces, close])
}

function joined(parts: readonly Piece[][], between: string): Piece[] {
  return merged(parts.flatMap((part, at) => (at === 0 ? part : [between, ...part])))
}

/** What is ready stands in one piece. */
function merged(pieces: readonly Piece[]): Piece[] {
  const done: Piece[] = []
  for (const piece of pieces) {
    const last = done.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') done[done.length - 1] = last + piece
    else done.push(piece)
  }
  return done
}
