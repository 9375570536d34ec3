import { escapeAttribute } from '../core/xml/escape-xml.ts'
/**
 * The HTML of a mail that a person wrote as text: the same words with their line breaks, what it quotes
 * behind a rule, and addresses as links. Nothing is fetched when it is opened.
 */
export function letterHtml(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const parts: { isQuoted: boolean; lines: string[] }[] = []
  for (const line of lines) {
    const isQuoted = /^>/.test(line)
    const own = isQuoted ? line.replace(/^> ?/, '') : line
    const last = parts.at(-1)
    if (last?.isQuoted === isQuoted) last.lines.push(own)
    else parts.push({ isQuoted, lines: [own] })
  }
  const body = parts.map(({ isQuoted, lines: own }) => {
    const words = own.map(linked).join('<br>\n')
    return isQuoted
      ? `<blockquote style="margin:0 0 0 8px;padding-left:12px;border-left:2px solid #c4c9d0">${words}</blockquote>`
      : `<div>${words}</div>`
  })
  return letterPage(body.join('\n'))
}

/** A mail's HTML around what it says. */
export function letterPage(body: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"></head><body style="font:15px/1.5 Arial,sans-serif">${body}</body></html>`
}

function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, at) => {
      const shown = escapeAttribute(part)
      return at % 2 === 1 ? `<a href="${shown}">${shown}</a>` : shown
    })
    .join('')
}
