/**
 * The encoding of an XML file, as `TextDecoder` names it: by its byte order mark or its first sign, else as
 * it declares, else UTF-8 (XML 1.0, appendix F).
 */
export function xmlEncodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0 && second === 0x3c) return 'utf-16be'
  if (first === 0x3c && second === 0) return 'utf-16le'
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)
  // Who declares UTF-16 without a mark writes it in single bytes all the same.
  const name = declared?.[1]?.toLowerCase() ?? 'utf-8'
  return /^utf-?16/.test(name) ? 'utf-8' : name
}
