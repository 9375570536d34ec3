/**
 * Mails whose parts do not say which characters they are in: what the HTML itself names (RFC 2854), and
 * Windows' Latin characters where the bytes are no UTF-8.
 */

/** Programs for mail write whole sheets of styles before it. */
const maxHead = 40_000

/** The characters that a page names in its head, as decoders know them; undefined where it names none. */
export function metaCharset(html: string): string | undefined {
  const [, name] =
    /<meta\b[^>]{0,300}?\bcharset\s*=\s*["']?\s*([\w.:-]{2,40})/i.exec(html.slice(0, maxHead)) ?? []
  if (name === undefined) return undefined
  try {
    return new TextDecoder(name).encoding
  } catch {
    return undefined
  }
}

/** Whether a text that was read as UTF-8 was something else. */
export function isMisread(text: string): boolean {
  return text.includes('\ufffd')
}

/**
 * A mail in which each part of a type that says no characters says these; undefined where every part of it
 * says its own.
 */
export function withCharset(
  raw: Uint8Array,
  type: 'text/html' | 'text/plain',
  charset: string,
): Uint8Array | undefined {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1')
  const line = new RegExp(
    `^(content-type:[ \\t]*${type})((?:;|[ \\t]*\\r?\\n[ \\t]|[ \\t])(?:[^\\r\\n]|\\r?\\n[ \\t])*)?(?=\\r?\\n)`,
    'gim',
  )
  let isAny = false
  const named = text.replace(line, (whole, start: string, params = '') => {
    if (/\bcharset\s*\*?=/i.test(params)) return whole
    isAny = true
    return `${start}; charset="${charset}"${params}`
  })
  return isAny ? new Uint8Array(Buffer.from(named, 'latin1')) : undefined
}
