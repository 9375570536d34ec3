import { type LinkTarget, linePieces, type Piece, piecesHtml, textPieces } from './html.ts'
import { plainTextOf } from './nodes.ts'
import { parseText } from './read.ts'

/** A text as pages show it: in pieces of HTML, and as plain words. */
export type CompiledText = {
  pieces: readonly Piece[]
  /** The inside of its first paragraph, for labels. */
  firstLine: readonly Piece[]
  plain: string
}

const known = new Map<string, CompiledText>()
let letters = 0
/** About 40 MB with what is made of them. */
const mostLetters = 8_000_000

/**
 * Reads a text once for all pages and publications that show it: reading is most of the work of making
 * a page. What was read is forgotten when it is too much.
 */
export function compileText(markdown: string): CompiledText {
  const made = known.get(markdown) ?? compile(markdown)
  if (known.has(markdown)) return made
  letters += markdown.length
  if (letters > mostLetters) {
    known.clear()
    letters = markdown.length
  }
  known.set(markdown, made)
  return made
}

function compile(markdown: string): CompiledText {
  const nodes = parseText(markdown)
  const [first] = nodes
  return {
    pieces: textPieces(nodes),
    firstLine: first?.type === 'paragraph' ? linePieces(first.children) : [],
    plain: plainTextOf(nodes),
  }
}

/** A text in Markdown as HTML whose headings keep their levels. */
export function markdownToHtml(
  markdown: string,
  link: (href: string) => LinkTarget | undefined,
): string {
  return piecesHtml(compileText(markdown).pieces, { level: (wanted) => wanted, link })
}
