import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
  type MarkdownSerializerState,
  schema as whole,
} from 'prosemirror-markdown'
import { type DOMOutputSpec, type Node, Schema, type TagParseRule } from 'prosemirror-model'
import { textActions } from './actions.client.ts'
import type { RichText } from './rich-text.client.ts'
import { rowsOf, tableNodes } from './tables.client.ts'
import { tokenizerWith } from './tokenizer.client.ts'

const { nodes, marks } = whole.spec
const isTight = { tight: { default: true } }

/** What a page of words can hold: CommonMark, tables and ~~strike~~. New lists have no gaps. */
const schema = new Schema({
  nodes: nodes
    .update('bullet_list', { ...nodes.get('bullet_list'), attrs: isTight })
    .update('ordered_list', {
      ...nodes.get('ordered_list'),
      attrs: { order: { default: 1 }, ...isTight },
    })
    .update('image', { ...nodes.get('image'), toDOM: lookOfPicture, parseDOM: pictureRules() })
    .append(tableNodes),
  marks: marks.addBefore('code', 'strike', {
    parseDOM: [{ tag: 's' }, { tag: 'del' }],
    toDOM: () => ['s', 0],
  }),
})

const tokens: typeof defaultMarkdownParser.tokens = {
  ...defaultMarkdownParser.tokens,
  s: { mark: 'strike' },
  image: {
    node: 'image',
    getAttrs: (token) => ({
      src: token.attrGet('src'),
      title: token.attrGet('title'),
      // The library takes the first of the words alone.
      alt: (token.children ?? []).map(({ content }) => content).join('') || null,
    }),
  },
  ordered_list: {
    block: 'ordered_list',
    getAttrs: (token, all, at) => ({
      // A list may begin at 0, which is as good as none to the library.
      order: Number(token.attrGet('start') ?? 1),
      tight: isTightAt(all, at),
    }),
  },
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'table_row' },
  th: { block: 'table_cell', getAttrs: (token) => ({ align: alignOf(token.attrGet('style')) }) },
  td: { block: 'table_cell', getAttrs: (token) => ({ align: alignOf(token.attrGet('style')) }) },
}

/** Signs that mean something only here and there are written as the words that they are. */
const serializer = new MarkdownSerializer(
  {
    ...defaultMarkdownSerializer.nodes,
    text: writeWords,
    table: (state, table) => {
      const line = (cells: string[]) => `| ${cells.join(' | ')} |`
      const rows = rowsOf(table)
      const signs = (rows[0] ?? []).map(({ attrs }) => signsOf(attrs.align))
      const [head = '', ...others] = rows.map((cells) => line(cells.map(cellText)))
      state.write([head, line(signs), ...others].join('\n'))
      state.closeBlock(table)
    },
  },
  {
    ...defaultMarkdownSerializer.marks,
    strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
  },
  { escapeExtraCharacters: /<(?!\s)/g },
)

/** Text that is Markdown. */
export const markdownText: RichText = {
  schema,
  actions: [...textActions, 'strike', 'table'],
  links: /^(https?:\/\/|mailto:|tel:|page:|media:|#|\/(?!\/))\S+$/i,
  documentOf(text: string): Node {
    const tokenizer = tokenizerWith(['image', 'lheading', 'reference', 'table', 'strikethrough'])
    return new MarkdownParser(schema, tokenizer, tokens).parse(text)
  },
  textOf: (document) => ({ text: serializer.serialize(document), isRich: true }),
}

/** Pictures of the firm's site have no address here: their words stand for them. */
function lookOfPicture({ attrs: { src, alt, title } }: Node): DOMOutputSpec {
  if (!String(src).startsWith('media:')) return ['img', { src, alt, title }]
  const known = { 'data-src': src, 'data-alt': alt, 'data-title': title }
  return ['span', { ...known, role: 'img', 'aria-label': alt ?? '' }, alt || src]
}

function pictureRules(): TagParseRule[] {
  const attrsOf = (element: HTMLElement, before: string) => ({
    src: element.getAttribute(`${before}src`),
    alt: element.getAttribute(`${before}alt`),
    title: element.getAttribute(`${before}title`),
  })
  return [
    { tag: 'img[src]', getAttrs: (element) => attrsOf(element, '') },
    { tag: 'span[data-src]', getAttrs: (element) => attrsOf(element, 'data-') },
  ]
}

/** Words of no code: one like `&amp;` is no letter, and `1)` at the beginning begins no list. */
function writeWords(state: MarkdownSerializerState, node: Node, parent: Node, index: number): void {
  const text = node.text ?? ''
  if (node.marks.some(({ type }) => ['code', 'link'].includes(type.name))) {
    defaultMarkdownSerializer.nodes.text?.(state, node, parent, index)
    return
  }
  const words = text.replace(/&(?=#?\w+;)/g, '&amp;')
  const [start = '', number] = (index === 0 && /^(\d{1,9})\)(?=\s|$)/.exec(words)) || []
  if (number !== undefined) state.text(`${number}\\)`, false)
  if (words !== start) state.text(words.slice(start.length))
}

/** As the library tells it: the paragraphs of a list without gaps are hidden. */
function isTightAt(all: { type: string; hidden: boolean }[], at: number): boolean {
  const next = all.slice(at + 1).find(({ type }) => type !== 'list_item_open')
  return next?.hidden ?? false
}

/** A cell is one line, in which bars would end it. */
function cellText(cell: Node): string {
  const line = schema.node('doc', null, schema.node('paragraph', null, cell.content))
  return serializer.serialize(line).replaceAll('\\\n', ' ').replaceAll('|', '\\|')
}

function alignOf(style: unknown): string {
  return /right|center/.exec(String(style))?.[0] ?? ''
}

function signsOf(align: unknown): string {
  return align === 'right' ? '---:' : align === 'center' ? ':---:' : '---'
}
