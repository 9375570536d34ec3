import MarkdownIt from 'markdown-it'
import { letterHtml, letterPage } from './letter-html.ts'

let made: ReturnType<typeof make> | undefined
type Tokens = ReturnType<ReturnType<typeof make>['parse']>

/** Made when the first letter is written, not whenever the Worker starts. */
function marks() {
  made ??= make()
  return made
}

/** CommonMark without pictures, tables or HTML; a line break is one. What runs is no link. */
function make() {
  const made = new MarkdownIt({ html: false, linkify: true, breaks: true, typographer: false })
  made.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
  // `lheading`: a line of dashes below words is a signature’s, not a title’s.
  made.disable(['image', 'lheading', 'table', 'reference'])
  const style = 'margin:0 0 0 8px;padding-left:12px;border-left:2px solid #c4c9d0'
  made.renderer.rules.blockquote_open = () => `<blockquote style="${style}">\n`
  return made
}

/**
 * A mail that a person wrote, as it leaves: HTML, and the same words without marks beside it.
 * @param note a line that stands below both, such as that its opening is kept; empty for none
 */
export function writtenBody(
  { text, isRich }: { text: string; isRich: boolean },
  note = '',
): { text: string; html: string } {
  if (!isRich) {
    const words = note === '' ? text : `${text}\n\n${note}`
    return { text: words, html: letterHtml(words) }
  }
  const words = plainOf(text)
  const below = note === '' ? '' : `<p>${marks().utils.escapeHtml(note)}</p>`
  return {
    text: note === '' ? words : `${words}\n\n${note}`,
    html: letterPage(`${marks().render(text)}${below}`),
  }
}

/** The words of a text in CommonMark: lists with their signs, quotes behind `>`, links with their address. */
export function plainOf(text: string): string {
  const lines: string[] = []
  const lists: { next: number | undefined }[] = []
  let quotes = 0
  let item = ''
  const add = (words: string) => {
    const inset = '  '.repeat(Math.max(lists.length - 1, 0))
    const sign = item
    item = ''
    for (const [at, line] of words.split('\n').entries()) {
      const hang = lists.length > 0 ? (at === 0 && sign ? sign : '  ') : ''
      lines.push(`${'> '.repeat(quotes)}${inset}${hang}${line}`)
    }
  }
  const gap = () => {
    const empty = '> '.repeat(quotes).trimEnd()
    if (lines.length > 0 && lists.length === 0 && lines.at(-1)?.trimEnd() !== empty) {
      lines.push(empty)
    }
  }
  for (const token of marks().parse(text, {})) {
    const { type, content, attrGet } = token
    if (type === 'blockquote_open') {
      gap()
      quotes += 1
    } else if (type === 'blockquote_close') quotes -= 1
    else if (type === 'bullet_list_open' || type === 'ordered_list_open') {
      gap()
      const start = Number(attrGet.call(token, 'start') ?? 1)
      lists.push({ next: type === 'ordered_list_open' ? start : undefined })
    } else if (type === 'bullet_list_close' || type === 'ordered_list_close') lists.pop()
    else if (type === 'list_item_open') {
      const list = lists.at(-1)
      item = list?.next === undefined ? '- ' : `${list.next}. `
      if (list?.next !== undefined) list.next += 1
    } else if (type === 'paragraph_open' || type === 'heading_open') gap()
    else if (type === 'inline') add(inlineWords(token.children ?? []))
    else if (type === 'fence' || type === 'code_block') {
      gap()
      add(content.replace(/\n$/, ''))
    } else if (type === 'hr') {
      gap()
      add('---')
    }
  }
  return lines.map((line) => line.trimEnd()).join('\n')
}

function inlineWords(tokens: Tokens): string {
  let words = ''
  const open: { href: string; at: number }[] = []
  for (const token of tokens) {
    if (token.type === 'text' || token.type === 'code_inline') words += token.content
    else if (token.type === 'softbreak' || token.type === 'hardbreak') words += '\n'
    else if (token.type === 'link_open') {
      open.push({ href: String(token.attrGet('href') ?? ''), at: words.length })
    } else if (token.type === 'link_close') {
      const link = open.pop()
      const shown = link ? words.slice(link.at) : ''
      if (link && link.href !== shown && link.href !== `mailto:${shown}`) words += ` <${link.href}>`
    }
  }
  return words
}
