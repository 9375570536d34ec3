import { xmlEncodingOf } from '../../core/xml/xml-encoding.ts'

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
    const text = new TextDecoder(xmlEncodingOf(bytes), { fatal: true }).decode(bytes)
    // Whatever ends a line, it is one sign (XML 1.0, 2.11).
    return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  } catch {
    return undefined
  }
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
