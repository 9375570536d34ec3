import { element, escapeHtml } from '../escape-html.ts'
import { compileText } from '../text/compiled.ts'
import { piecesHtml } from '../text/html.ts'
import type { RenderContext } from './context.ts'

/**
 * A block with its class and, where it has one, its heading.
 * @param inner called after the heading, as headings inside take their level from it
 */
export function section(
  { type, key, heading }: { type: string; key: string; heading?: string },
  inner: () => string,
  context: RenderContext,
): string {
  const title = heading ? `${headingHtml(heading, 2, context)}\n` : ''
  const attributes = { class: `block ${className(type)}`, id: key }
  // A section without a heading would be one without a name.
  return element(heading ? 'section' : 'div', attributes, `\n${title}${inner()}\n`)
}

export function headingHtml(words: string, wanted: number, context: RenderContext): string {
  return element(`h${context.headings(wanted)}`, {}, escapeHtml(words))
}

/** `priceList` is the class `price-list`. */
export function className(type: string): string {
  return type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** A text in Markdown as HTML of the page. */
export function markdownHtml(markdown: string, context: RenderContext): string {
  if (markdown === '') return ''
  const { pieces } = compileText(markdown)
  return piecesHtml(pieces, { level: context.headings, link: context.data.link })
}

/** The first paragraph of a text in Markdown as the inside of a line, for labels. */
export function markdownLine(markdown: string, context: RenderContext): string {
  const { firstLine } = compileText(markdown)
  if (firstLine.length === 0) return escapeHtml(markdown)
  return piecesHtml(firstLine, { level: context.headings, link: context.data.link })
}
