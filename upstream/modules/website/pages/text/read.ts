import MarkdownIt from 'markdown-it'
import { isAllowedHref } from '#contract/website/hrefs.ts'
import type { Align, Inline, Mark, TextNode } from './nodes.ts'
import { tidyText } from './tidy.ts'

let made: ReturnType<typeof make> | undefined
export type Token = ReturnType<ReturnType<typeof make>['parse']>[number]

function make() {
  const made = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks: false })
  made.validateLink = isAllowedHref
  const usual = made.normalizeLink
  // What is not of the web is no host with a port.
  made.normalizeLink = (href) => (/^(page|media):/.test(href) ? href : usual(href))
  return made
}

/** The blocks of a text in Markdown as the library reads them, with their lines. */
export function tokensOf(text: string): Token[] {
  made ??= make()
  return made.parse(text, {})
}

/**
 * Reads CommonMark with tables and ~~strike~~ in its one form (`tidyText`). HTML in it is words. The
 * title of a page is above its text, so `#` is a heading of level 2. Of pictures their alternative
 * text stays: they are blocks of their own.
 */
export function readText(text: string): TextNode[] {
  return tidyText(parseText(text))
}

/** As `readText`, to be shown and not to be written: in the form that it came in, which is quicker. */
export function parseText(text: string): TextNode[] {
  return readNodes(tokensOf(text), { at: 0 })
}

type Cursor = { at: number }

/** Reads nodes until what holds them closes. */
function readNodes(tokens: readonly Token[], cursor: Cursor, close?: string): TextNode[] {
  const nodes: TextNode[] = []
  while (cursor.at < tokens.length) {
    const token = tokens[cursor.at]
    cursor.at += 1
    if (!token || token.type === close) break
    const node = readNode(token, tokens, cursor)
    if (node) nodes.push(node)
  }
  return nodes
}

function readNode(token: Token, tokens: readonly Token[], cursor: Cursor): TextNode | undefined {
  switch (token.type) {
    case 'paragraph_open':
      return { type: 'paragraph', children: lineAt(tokens, cursor, 'paragraph_close') }
    case 'heading_open': {
      const wanted = Number(token.tag.slice(1))
      const level = wanted <= 2 ? 2 : wanted === 3 ? 3 : 4
      return { type: 'heading', level, children: lineAt(tokens, cursor, 'heading_close') }
    }
    case 'bullet_list_open':
      return { type: 'list', start: null, items: itemsAt(tokens, cursor, 'bullet_list_close') }
    case 'ordered_list_open': {
      const start = Number(token.attrGet('start') ?? 1)
      return { type: 'list', start, items: itemsAt(tokens, cursor, 'ordered_list_close') }
    }
    case 'blockquote_open':
      return { type: 'quote', children: readNodes(tokens, cursor, 'blockquote_close') }
    case 'fence':
    case 'code_block': {
      const [language = ''] = token.info.trim().split(/\s/)
      return { type: 'code', language, text: token.content }
    }
    case 'table_open':
      return tableAt(tokens, cursor)
    case 'hr':
      return { type: 'rule' }
    default:
      return undefined
  }
}

function lineAt(tokens: readonly Token[], cursor: Cursor, close: string): Inline[] {
  const line: Inline[] = []
  while (cursor.at < tokens.length) {
    const token = tokens[cursor.at]
    cursor.at += 1
    if (!token || token.type === close) break
    if (token.type === 'inline') line.push(...readInlines(token.children ?? []))
  }
  return line
}

function itemsAt(tokens: readonly Token[], cursor: Cursor, close: string): TextNode[][] {
  const items: TextNode[][] = []
  while (cursor.at < tokens.length) {
    const token = tokens[cursor.at]
    cursor.at += 1
    if (!token || token.type === close) break
    if (token.type === 'list_item_open') items.push(readNodes(tokens, cursor, 'list_item_close'))
  }
  return items
}

function tableAt(tokens: readonly Token[], cursor: Cursor): TextNode {
  const align: Align[] = []
  const rows: Inline[][][] = []
  while (cursor.at < tokens.length) {
    const token = tokens[cursor.at]
    cursor.at += 1
    if (!token || token.type === 'table_close') break
    if (token.type === 'tr_open') rows.push([])
    if (token.type === 'th_open') align.push(alignOf(String(token.attrGet('style') ?? '')))
    if (token.type === 'th_open' || token.type === 'td_open') {
      rows.at(-1)?.push(lineAt(tokens, cursor, token.type.replace('open', 'close')))
    }
  }
  const [head = [], ...body] = rows
  return { type: 'table', align, head, rows: body }
}

function alignOf(style: string): Align {
  return style.includes('right') ? 'end' : style.includes('center') ? 'center' : 'start'
}

const markOf: Record<string, Mark> = { em: 'emphasis', strong: 'strong', s: 'strike' }

function readInlines(tokens: readonly Token[]): Inline[] {
  const root: Inline[] = []
  const open: Inline[][] = [root]
  for (const token of tokens) {
    const into = open.at(-1) ?? root
    const [kind, side] = token.type.split('_')
    if (side === 'close') open.pop()
    else if (side === 'open') {
      const children: Inline[] = []
      const mark = markOf[kind ?? '']
      if (mark) into.push({ type: mark, children })
      else if (kind === 'link') {
        const href = String(token.attrGet('href') ?? '')
        into.push({ type: 'link', href, title: String(token.attrGet('title') ?? ''), children })
      } else into.push(...children)
      open.push(children)
    } else if (token.type === 'code_inline') into.push({ type: 'code', text: token.content })
    else if (token.type === 'hardbreak') into.push({ type: 'break' })
    else if (token.type === 'softbreak') into.push({ type: 'text', text: ' ' })
    else if (token.content !== '') into.push({ type: 'text', text: token.content })
  }
  return root
}
