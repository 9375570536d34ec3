/** What a text is made of inside a line. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'break' }
  | Marked
  | Link

export type Mark = 'emphasis' | 'strong' | 'strike'
export type Marked = { type: Mark; children: Inline[] }

/**
 * `href`: an address of the web, `mailto:`, `tel:`, a path, `#anchor`; `page:` and the id of a
 * translation group for a page of the site; `media:` and the id of a file.
 */
export type Link = { type: 'link'; href: string; title: string; children: Inline[] }

export type Align = 'start' | 'center' | 'end'

/** What a text is made of. A list without `start` has bullets. The title of the page is above all levels. */
export type TextNode =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; level: 2 | 3 | 4; children: Inline[] }
  | { type: 'list'; start: number | null; items: TextNode[][] }
  | { type: 'quote'; children: TextNode[] }
  | { type: 'code'; language: string; text: string }
  | { type: 'table'; align: Align[]; head: Inline[][]; rows: Inline[][][] }
  | { type: 'rule' }

/** The words of a line, without marks. */
export function wordsOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'text' || inline.type === 'code') return inline.text
      return inline.type === 'break' ? ' ' : wordsOf(inline.children)
    })
    .join('')
}

/** The words of a text, a line for each paragraph, heading, row and line of code. */
export function plainTextOf(nodes: readonly TextNode[]): string {
  return nodes.map(plainTextOfNode).filter(Boolean).join('\n')
}

function plainTextOfNode(node: TextNode): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return wordsOf(node.children)
    case 'list':
      return node.items.map(plainTextOf).join('\n')
    case 'quote':
      return plainTextOf(node.children)
    case 'code':
      return node.text
    case 'table':
      return [node.head, ...node.rows].map((row) => row.map(wordsOf).join(' ')).join('\n')
    case 'rule':
      return ''
  }
}
