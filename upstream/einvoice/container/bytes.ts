/** Bytes as text with one character a byte, so that places in both are the same. */
export function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}

/**
 * The text of an XML file: by its byte order mark, else by the encoding it declares, else UTF-8.
 * Undefined where the bytes are no text of that encoding.
 */
export function decodeXml(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
    return text.replace(/^\ufeff/, '')
  } catch {
    return undefined
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0 && second === 0x3c) return 'utf-16be'
  if (first === 0x3c && second === 0) return 'utf-16le'
  const head = latin1(bytes.subarray(0, 200))
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(
    head,
  )?.[1]
  // Who declares UTF-16 without a mark writes it in single bytes all the same.
  return declared === undefined || /^utf-?16/i.test(declared) ? 'utf-8' : declared
}

/** Bytes of base 64, line breaks and armour lines left out; undefined where it is none. */
export function fromBase64(text: string): Uint8Array | undefined {
  const plain = text.replace(/-----[^-]+-----/g, '').replace(/\s+/g, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(plain)) return undefined
  try {
    return Uint8Array.from(atob(plain), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
