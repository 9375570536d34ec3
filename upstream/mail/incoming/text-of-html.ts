import sanitizeHtml from 'sanitize-html'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}
const maxRead = 500_000

/** The words of an HTML mail, with a line break where it shows one. */
export function textOfHtml(html: string): string {
  const broken = html
    .slice(0, maxRead)
    .replace(/\s+/g, ' ')
    .replace(/<(br|\/p|\/div|\/tr|\/li|\/h[1-6]|\/table|hr)\b[^>]{0,200}>/gi, '$&\n')
  return sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
