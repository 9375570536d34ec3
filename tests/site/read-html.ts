/** An element as it stands in a page; `lang` is the nearest one said above it. */
export type Element = {
  name: string
  attributes: Readonly<Record<string, string>>
  lang: string | undefined
  /** The names of what it stands in, outermost first. */
  within: readonly string[]
  /** All text in it, for elements that hold text alone. */
  text: string
}

/** A run of text in the body, without what nobody reads. */
export type Text = { text: string; lang: string | undefined; within: readonly string[] }

export type HtmlDocument = { elements: readonly Element[]; texts: readonly Text[] }

const empty = new Set(['meta', 'link', 'img', 'input', 'br', 'hr', 'source', 'area', 'col', 'wbr'])
const unread = new Set(['head', 'script', 'style', 'svg', 'template'])
const token =
  /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g
const attribute = /\s+([^\s=>/]+)(?:="([^"]*)")?/g

/**
 * Reads what our server writes: quoted attributes and all closing tags there. Whether that is so
 * is the Nu checker's to say; this one only finds things.
 */
export function readHtml(html: string): HtmlDocument {
  const elements: Element[] = []
  const texts: Text[] = []
  const open: Element[] = []
  for (const [, slash, tag, written = '', closed, text] of html.matchAll(token)) {
    const parent = open.at(-1)
    if (text !== undefined) {
      const words = decode(text)
      for (const one of open) one.text += words
      const within = open.map(({ name }) => name)
      const isRead = words.trim() !== '' && !within.some((name) => unread.has(name))
      if (isRead) texts.push({ text: words.trim(), lang: parent?.lang, within })
    } else if (tag && slash) {
      const name = tag.toLowerCase()
      const at = open.findLastIndex((one) => one.name === name)
      if (at >= 0) open.length = at
    } else if (tag) {
      const element = elementOf(tag.toLowerCase(), written, open)
      elements.push(element)
      if (!closed && !empty.has(element.name)) open.push(element)
    }
  }
  return { elements, texts }
}

function elementOf(name: string, written: string, open: readonly Element[]): Element {
  const attributes = Object.fromEntries(
    [...written.matchAll(attribute)].map(([, key = '', value = '']) => [
      key.toLowerCase(),
      decode(value),
    ]),
  )
  const lang = attributes.lang ?? open.at(-1)?.lang
  return { name, attributes, lang, within: open.map((one) => one.name), text: '' }
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    if (name) return named[name] ?? all
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })
}
