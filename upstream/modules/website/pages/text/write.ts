import type { TextNode } from './nodes.ts'
import { tidyText } from './tidy.ts'
import { writeLine } from './write-line.ts'

/**
 * Writes a text as Markdown which `readText` reads as the same text: every sign that would mean
 * something is escaped, each paragraph is one line.
 */
export function writeText(nodes: readonly TextNode[]): string {
  return writeNodes(tidyText(nodes)).join('\n')
}

function writeNodes(nodes: readonly TextNode[]): string[] {
  return nodes.flatMap((node, at) => (at === 0 ? writeNode(node) : ['', ...writeNode(node)]))
}

function writeNode(node: TextNode): string[] {
  switch (node.type) {
    case 'paragraph':
      return writeLine(node.children).split('\n').map(escapeStart)
    case 'heading':
      return [`${'#'.repeat(node.level)} ${escapeEnd(writeLine(node.children))}`]
    case 'list':
      return writeList(node)
    case 'quote':
      return writeNodes(node.children).map((line) => (line === '' ? '>' : `> ${line}`))
    case 'code':
      return writeCode(node)
    case 'table':
      return writeTable(node)
    case 'rule':
      return ['***']
  }
}

function writeList({ start, items }: Extract<TextNode, { type: 'list' }>): string[] {
  const isTight = items.every(isTightItem)
  return items.flatMap((item, at) => {
    // Nine digits are the most that Markdown takes.
    const mark = start === null ? '- ' : `${Math.min(start + at, 999_999_999)}. `
    const lines = isTight ? item.flatMap(writeNode) : writeNodes(item)
    const hanging = lines.map((line, line_) =>
      hang(line, line_ === 0 ? mark : mark.replace(/./g, ' ')),
    )
    return isTight || at === 0 ? hanging : ['', ...hanging]
  })
}

function hang(line: string, before: string): string {
  return line === '' ? '' : `${before}${line}`
}

/** A paragraph, and at most a list that may follow it without an empty line. */
function isTightItem(item: readonly TextNode[]): boolean {
  const [first, second, ...others] = item
  if (first?.type !== 'paragraph' || others.length > 0) return false
  if (second === undefined) return true
  return (
    second.type === 'list' &&
    (second.start === null || second.start === 1) &&
    second.items.every(isTightItem)
  )
}

function writeCode({ language, text }: Extract<TextNode, { type: 'code' }>): string[] {
  const runs = text.match(/`+/g) ?? []
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)))
  return [`${fence}${language}`, ...text.split('\n'), fence]
}

function writeTable({ align, head, rows }: Extract<TextNode, { type: 'table' }>): string[] {
  const signs = { start: '---', center: ':---:', end: '---:' }
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    row(head.map((cell) => writeLine(cell, 'cell'))),
    row(align.map((each) => signs[each])),
    ...rows.map((cells) => row(cells.map((cell) => writeLine(cell, 'cell')))),
  ]
}

/** Signs that would begin a heading, a quote, a list, a rule or a table are words. */
function escapeStart(line: string): string {
  if (/^[-:|=+\s]+$/.test(line)) return `\\${line}`
  if (/^(#{1,6}|[-+])(\s|$)/.test(line) || line.startsWith('>')) return `\\${line}`
  return line.replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}

/** `#` at the end of a heading is a word. */
function escapeEnd(line: string): string {
  return line.replace(/(^|\s)(#+)$/, '$1\\$2')
}
