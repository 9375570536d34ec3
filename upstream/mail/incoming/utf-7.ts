/**
 * Mails in UTF-7 (RFC 2152), which no decoder of the platform knows. It is made of ASCII alone, so that what
 * others make of such a part or word still has all its signs.
 */

const names = '(?:x-)?(?:unicode-\\d-\\d-)?utf-?7|csunicode11utf7'
const named = new RegExp(`^["']?(?:${names})["']?$`, 'i')
const word = new RegExp(`=\\?(?:${names})(?:\\*[\\w-]*)?\\?([bq])\\?([^?\\s]*)\\?=`, 'gi')

/** The words of UTF-7: `+` and base 64 of UTF-16 stand for what is no plain ASCII, and `+-` for a plus. */
export function fromUtf7(text: string): string {
  return text.replace(/\+([A-Za-z0-9+/]*)(-?)/g, (whole, code: string, end: string) => {
    if (code === '') return end === '' ? whole : '+'
    return unitsOf(code)
  })
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Units of 16 bits, the higher byte first; what is left over fills the last sign. */
function unitsOf(code: string): string {
  let text = ''
  let [bits, length] = [0, 0]
  for (const digit of code) {
    bits = (bits << 6) | digits.indexOf(digit)
    length += 6
    if (length < 16) continue
    length -= 16
    text += String.fromCharCode((bits >> length) & 0xffff)
    bits &= (1 << length) - 1
  }
  return text
}

/** Whether all parts of a type in a mail say that they are in UTF-7, and there is one. */
export function isUtf7(raw: Uint8Array, type: 'text/html' | 'text/plain'): boolean {
  const text = latin(raw)
  if (!/utf-?7/i.test(text)) return false
  const line = new RegExp(`^content-type:[ \\t]*${type}\\b((?:[^\\r\\n]|\\r?\\n[ \\t])*)`, 'gim')
  const said = [...text.matchAll(line)].map(
    ([, params = '']) => /\bcharset\s*=\s*("[^"]*"|[^\s;]+)/i.exec(params)?.[1] ?? '',
  )
  return said.length > 0 && said.every((charset) => named.test(charset))
}

/** A mail whose encoded words (RFC 2047) in UTF-7 are in UTF-8; only its own head is looked at. */
export function withUtf8Words(raw: Uint8Array): Uint8Array {
  const text = latin(raw)
  const end = text.search(/\r?\n\r?\n/)
  const head = end < 0 ? text : text.slice(0, end)
  const read = head.replace(word, (_, how: string, code: string) => {
    const plain = how.toLowerCase() === 'b' ? fromBase64(code) : fromQuoted(code)
    return `=?utf-8?B?${Buffer.from(fromUtf7(plain).toWellFormed()).toString('base64')}?=`
  })
  return read === head ? raw : new Uint8Array(Buffer.from(read + text.slice(head.length), 'latin1'))
}

function fromBase64(code: string): string {
  return Buffer.from(code, 'base64').toString('latin1')
}

function fromQuoted(code: string): string {
  return code
    .replaceAll('_', ' ')
    .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function latin(raw: Uint8Array): string {
  return Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1')
}
