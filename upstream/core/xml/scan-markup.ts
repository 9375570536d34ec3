/** A part of an XML text: a tag, or what is not to be read as one. */
export type MarkupPart = { kind: 'tag' | 'other'; from: number; to: number }

const others = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/**
 * The tags, comments, CDATA sections and instructions of an XML text in their order. Every
 * character is looked at once or twice, whatever somebody wrote; one that is not closed ends it.
 */
export function scanMarkup(xml: string): MarkupPart[] {
  const parts: MarkupPart[] = []
  let from = xml.indexOf('<')
  while (from >= 0) {
    const other = others.find(([start]) => xml.startsWith(start, from))
    const to = other ? endOf(xml, other[1], from + other[0].length) : endOfTag(xml, from + 1)
    parts.push({ kind: other ? 'other' : 'tag', from, to })
    from = xml.indexOf('<', to)
  }
  return parts
}

function endOf(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from)
  return at < 0 ? xml.length : at + mark.length
}

/** Beyond the ">" that stands in no attribute's value. */
function endOfTag(xml: string, from: number): number {
  for (let at = from; at < xml.length; at += 1) {
    const sign = xml[at]
    if (sign === '>') return at + 1
    if (sign === '"' || sign === "'") {
      const close = xml.indexOf(sign, at + 1)
      if (close < 0) return xml.length
      at = close
    }
  }
  return xml.length
}

/** A tag without blanks around the "=" of its attributes; their values stay as they are. */
function tightTag(tag: string): string {
  if (!/\s=|=\s/.test(tag)) return tag
  let tight = ''
  for (let at = 0; at < tag.length; at += 1) {
    const sign = tag[at] ?? ''
    if (sign === '"' || sign === "'") {
      const close = tag.indexOf(sign, at + 1)
      const end = close < 0 ? tag.length : close + 1
      tight += tag.slice(at, end)
      at = end - 1
    } else if (/\s/.test(sign)) {
      let next = at
      while (/\s/.test(tag[next + 1] ?? '')) next += 1
      const isBeside = tag[next + 1] === '=' || tight.endsWith('=')
      if (!isBeside) tight += tag.slice(at, next + 1)
      at = next
    } else tight += sign
  }
  return tight
}

/**
 * A text of XML whose tags stand without blanks around the "=" of attributes, which XML allows: saxen 11.1
 * drops such attributes.
 */
export function tightMarkup(xml: string): string {
  if (!/\s=\s*["']|=\s+["']/.test(xml)) return xml
  let tight = ''
  let done = 0
  for (const { kind, from, to } of scanMarkup(xml)) {
    if (kind !== 'tag') continue
    tight += xml.slice(done, from) + tightTag(xml.slice(from, to))
    done = to
  }
  return tight + xml.slice(done)
}
