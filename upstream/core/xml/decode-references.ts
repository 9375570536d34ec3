const named = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }))

/**
 * A text of XML with the five entities of XML and references by number resolved. saxen's own (11.1) gives
 * another letter for those beyond U+FFFF, such as emoji. What XML does not know stays as it is.
 */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return named.get(name) ?? whole
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      const isLetter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      return isLetter ? String.fromCodePoint(code) : '\ufffd'
    },
  )
}

/** The attributes of a tag with their references resolved. */
export function decodeAttributes(raw: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [name, decodeReferences(value)]),
  )
}
