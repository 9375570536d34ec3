import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
  schema as whole,
} from 'prosemirror-markdown'
import { type Node, Schema } from 'prosemirror-model'
import type { RichText } from './rich-text.client.ts'
import { tokenizerWith } from './tokenizer.client.ts'

/** What a letter can hold: CommonMark without pictures. */
const schema = new Schema({
  nodes: whole.spec.nodes
    .remove('image')
    .update('heading', { ...whole.spec.nodes.get('heading'), content: 'inline*' }),
  marks: whole.spec.marks,
})

const { image: _, ...tokens } = defaultMarkdownParser.tokens

/** As the API reads it: a line of dashes below words is a signature's. */
function parse(text: string): Node {
  const known = { ...tokens, softbreak: { node: 'hard_break' } }
  return new MarkdownParser(schema, tokenizerWith([]), known).parse(text)
}

const { image: __, ...nodes } = defaultMarkdownSerializer.nodes
const serializer = new MarkdownSerializer(
  {
    ...nodes,
    bullet_list: (state, node) => state.renderList(node, '  ', () => '- '),
    // A line break is one, without a backslash before it.
    hard_break: (state) => state.write('\n'),
  },
  defaultMarkdownSerializer.marks,
)

/** A letter: plain text while nothing in it needs more. */
export const letterText: RichText = {
  schema,
  actions: ['bold', 'italic', 'bullets', 'numbers', 'quote'],
  links: /^(https?:\/\/|mailto:)\S+$/i,
  documentOf,
  textOf,
}

/** A text as it is edited; plain text keeps all of its signs. */
function documentOf(text: string, isRich: boolean): Node {
  return isRich ? parse(text) : schema.node('doc', null, plainBlocks(text))
}

/** What an edited letter says: as plain text while nothing in it needs more. */
function textOf(doc: Node): { text: string; isRich: boolean } {
  return isPlain(doc)
    ? { text: plainText(doc), isRich: false }
    : { text: serializer.serialize(doc, { tightLists: true }), isRich: true }
}

function plainBlocks(text: string): Node[] {
  const blocks: Node[] = []
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  let at = 0
  while (at < lines.length) {
    const isQuote = isQuoted(lines[at])
    let end = at
    while (end < lines.length && isQuoted(lines[end]) === isQuote) end += 1
    const part = lines.slice(at, end)
    if (isQuote) {
      const inner = part.map((line) => line.replace(/^> ?/, '')).join('\n')
      blocks.push(schema.node('blockquote', null, plainBlocks(inner)))
    } else {
      // The empty line beside a quote stands for the gap between blocks.
      const from = at > 0 && part[0] === '' ? 1 : 0
      const until = end < lines.length && part.at(-1) === '' ? -1 : part.length
      const words = part.slice(from, until).join('\n')
      if (words !== '' || (from === 0 && until !== -1)) {
        blocks.push(...words.split('\n\n').map(paragraph))
      }
    }
    at = end
  }
  return blocks.length > 0 ? blocks : [schema.node('paragraph')]
}

function isQuoted(line = ''): boolean {
  return line.startsWith('>')
}

function paragraph(words: string): Node {
  const content = words
    .split('\n')
    .flatMap((line, at) => [
      ...(at > 0 ? [schema.node('hard_break')] : []),
      ...(line === '' ? [] : [schema.text(line)]),
    ])
  return schema.node('paragraph', null, content)
}

function isPlain(node: Node): boolean {
  const isKnown = ['doc', 'paragraph', 'blockquote', 'hard_break', 'text'].includes(node.type.name)
  return isKnown && node.marks.length === 0 && node.children.every(isPlain)
}

function plainText(parent: Node): string {
  return parent.children
    .map((block) => {
      if (block.type.name !== 'blockquote') {
        return block.children.map((one) => (one.isText ? one.text : '\n')).join('')
      }
      const lines = plainText(block).split('\n')
      return lines.map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`)).join('\n')
    })
    .join('\n\n')
}
