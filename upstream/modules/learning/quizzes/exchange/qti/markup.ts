import { escapeAttribute, escapeXml } from '../../../../../core/xml/escape-xml.ts'
import type { XmlElement } from '../../../packages/index.ts'
import type { FormattedText } from '../../question.ts'

/** What of XHTML is kept; whoever shows it, cleans it again. */
const kept = new Set([
  'p',
  'div',
  'span',
  'br',
  'b',
  'i',
  'em',
  'strong',
  'u',
  'sub',
  'sup',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'caption',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
])
const empty = new Set(['br', 'hr'])

/**
 * What stands in an element as text, or as HTML where there is any markup. Elements that `isLeft`
 * names are left out; `lost` hears of pictures, formulas and the like.
 */
export function wordsOf(
  element: XmlElement | undefined,
  {
    isLeft = () => false,
    lost = () => {},
  }: { isLeft?: (one: XmlElement) => boolean; lost?: (one: XmlElement) => void } = {},
): FormattedText {
  let hasMarkup = false
  const write = (one: XmlElement): string =>
    one.content
      .map((part) => {
        if (typeof part === 'string') return escapeXml(part.replace(/\s+/g, ' '))
        if (isLeft(part)) return ''
        if (!kept.has(part.name)) {
          // The words inside of an unknown element are read on; an element without words is a loss.
          if (part.children.length === 0 && part.text.trim() === '') lost(part)
          return write(part)
        }
        hasMarkup = true
        return empty.has(part.name)
          ? `<${part.name}>`
          : `<${part.name}>${write(part)}</${part.name}>`
      })
      .join('')
  const html = element === undefined ? '' : write(element).trim()
  if (hasMarkup)
    return { format: 'html', text: html.replace(/<(p|div|span)>\s*<\/\1>/g, '').trim() }
  const text = html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  return { format: 'plain', text }
}

/** A text as the content of an XHTML element. Markdown has no place in QTI and stands as it is. */
export function markupOf({ format, text }: FormattedText): string {
  return format === 'html' ? closed(text) : escapeAttribute(text).replace(/\r?\n/g, '<br/>')
}

/** HTML as XML: elements without content closed, others balanced, unknown signs escaped. */
function closed(html: string): string {
  const open: string[] = []
  const parts = html.match(/<[^<>]*>|[^<]+|</g) ?? []
  const written = parts.map((part) => {
    const tag = /^<(\/?)([a-z][a-z0-9]*)\b[^>]*>$/i.exec(part)
    if (tag === null)
      return part
        .replace(/&(?!(#\d+|#x[0-9a-f]+|lt|gt|amp|quot|apos);)/gi, '&amp;')
        .replace(/^<$/, '&lt;')
    const [, slash = '', raw = ''] = tag
    const name = raw.toLowerCase()
    if (!kept.has(name)) return ''
    if (empty.has(name)) return `<${name}/>`
    if (slash === '') {
      open.push(name)
      return `<${name}>`
    }
    if (!open.includes(name)) return ''
    const closing = open.splice(open.lastIndexOf(name)).reverse()
    return closing.map((one) => `</${one}>`).join('')
  })
  return `${written.join('')}${open
    .reverse()
    .map((one) => `</${one}>`)
    .join('')}`
}
