import sanitizeHtml from 'sanitize-html'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}
const maxRead = 500_000
/** No newsletter has as many; to take apart more of them costs seconds in which nobody is served. */
const maxTags = 10_000

/** Whether a mail's HTML is too much to be taken apart: then its words are all that is shown of it. */
export function hasTooManyTags(html: string): boolean {
  let count = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    count += 1
    if (count > maxTags) return true
  }
  return false
}

/** The words of an HTML mail, with a line break where it shows one. */
export function textOfHtml(html: string): string {
  const read = html.slice(0, maxRead)
  return tidy(hasTooManyTags(read) ? withoutTags(read) : wordsOf(read))
}

function wordsOf(html: string): string {
  const broken = html
    .replace(/\s+/g, ' ')
    .replace(/<(br|\/p|\/div|\/tr|\/li|\/h[1-6]|\/table|hr)\b[^>]{0,200}>/gi, '$&\n')
  return sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} })
}

/** Goes through once: what is between angle brackets is left out, and breaks the line. */
function withoutTags(html: string): string {
  const words: string[] = []
  let at = 0
  while (at < html.length) {
    const opens = html.indexOf('<', at)
    const end = opens < 0 ? html.length : opens
    if (end > at) words.push(html.slice(at, end).replace(/\s+/g, ' '))
    const closes = opens < 0 ? -1 : html.indexOf('>', opens)
    if (closes < 0) break
    at = closes + 1
  }
  return words.join('\n')
}

function tidy(text: string): string {
  return text
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
