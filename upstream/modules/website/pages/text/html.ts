import { element, escapeHtml, openTag } from '../escape-html.ts'
import type { Inline, TextNode } from './nodes.ts'

/** Where a link leads when the page is read; undefined where there is nothing to lead to. */
export type LinkTarget = { href: string; hreflang?: string }

export type TextHtmlOptions = {
  /** The level that a heading gets, by the one it asks for. */
  level: (wanted: number) => number
  link: (href: string) => LinkTarget | undefined
}

/** A text as HTML of plain elements, with classes alone where it needs a look. */
export function textHtml(nodes: readonly TextNode[], options: TextHtmlOptions): string {
  return nodes.map((node) => nodeHtml(node, options)).join('\n')
}

const tags = { emphasis: 'em', strong: 'strong', strike: 's' } as const

export function lineHtml(inlines: readonly Inline[], options: TextHtmlOptions): string {
  let html = ''
  for (const inline of inlines) {
    if (inline.type === 'text') html += escapeHtml(inline.text)
    else if (inline.type === 'break') html += '<br>'
    else if (inline.type === 'code') html += `<code>${escapeHtml(inline.text)}</code>`
    else {
      const inner = lineHtml(inline.children, options)
      if (inline.type !== 'link') html += `<${tags[inline.type]}>${inner}</${tags[inline.type]}>`
      else {
        const target = options.link(inline.href)
        const title = inline.title || undefined
        // What leads nowhere is words.
        html += target ? element('a', { ...target, title }, inner) : inner
      }
    }
  }
  return html
}

function nodeHtml(node: TextNode, options: TextHtmlOptions): string {
  switch (node.type) {
    case 'paragraph':
      return `<p>${lineHtml(node.children, options)}</p>`
    case 'heading': {
      const tag = `h${options.level(node.level)}`
      return `<${tag}>${lineHtml(node.children, options)}</${tag}>`
    }
    case 'list': {
      const isPlain = node.items.every(isPlainItem)
      const items = node.items
        .map((item) => `<li>${itemHtml(item, isPlain, options)}</li>`)
        .join('\n')
      if (node.start === null) return `<ul>\n${items}\n</ul>`
      return element('ol', { start: node.start === 1 ? undefined : node.start }, `\n${items}\n`)
    }
    case 'quote':
      return `<blockquote>\n${textHtml(node.children, options)}\n</blockquote>`
    case 'code':
      return `<pre tabindex="0"><code>${escapeHtml(node.text)}</code></pre>`
    case 'table':
      return tableHtml(node, options)
    case 'rule':
      return openTag('hr', {})
  }
}

function isPlainItem(item: readonly TextNode[]): boolean {
  return item[0]?.type === 'paragraph' && item.slice(1).every(({ type }) => type === 'list')
}

function itemHtml(item: readonly TextNode[], isPlain: boolean, options: TextHtmlOptions): string {
  const [first, ...others] = item
  if (!isPlain || first?.type !== 'paragraph') return textHtml(item, options)
  const below = others.length > 0 ? `\n${textHtml(others, options)}\n` : ''
  return `${lineHtml(first.children, options)}${below}`
}

/** A table stands in a box that scrolls by itself and that the keyboard reaches. */
function tableHtml(
  { align, head, rows }: Extract<TextNode, { type: 'table' }>,
  options: TextHtmlOptions,
): string {
  const look = (at: number) => {
    const side = align[at]
    return side === undefined || side === 'start' ? undefined : side
  }
  const titles = head.map((cell, at) =>
    cell.length === 0
      ? '<td></td>'
      : element('th', { scope: 'col', class: look(at) }, lineHtml(cell, options)),
  )
  const body = rows.map((row) => {
    const cells = row.map((cell, at) => element('td', { class: look(at) }, lineHtml(cell, options)))
    return `<tr>${cells.join('')}</tr>\n`
  })
  const inside = body.length > 0 ? `<tbody>\n${body.join('')}</tbody>\n` : ''
  return `<div class="table" tabindex="0"><table>\n<thead><tr>${titles.join('')}</tr></thead>\n${inside}</table></div>`
}
