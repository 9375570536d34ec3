/** Text that is written as quoted-printable (RFC 2045, 6.7), its bytes in some characters. */
export function fromQuotedPrintable(text: string, charset: string): string {
  const bytes: number[] = []
  const encoder = new TextEncoder()
  for (const [part] of text.matchAll(/=[0-9A-F]{2}|[^=]+|=/gi)) {
    if (/^=[0-9A-F]{2}$/i.test(part)) bytes.push(Number.parseInt(part.slice(1), 16))
    else for (const byte of encoder.encode(part)) bytes.push(byte)
  }
  return decoderOf(charset).decode(new Uint8Array(bytes))
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/**
 * Lines of a vCard as they were before they were folded: by a space, or in version 2.1, where a value is
 * quoted-printable, by a soft line break.
 */
export function unfoldCard(text: string): string[] {
  const folded = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
  const lines: string[][] = []
  let isQuoted = false
  let isSoft = false
  for (const line of folded.split('\n')) {
    if (!isSoft) {
      lines.push([])
      isQuoted = /ENCODING=QUOTED-PRINTABLE|;QUOTED-PRINTABLE/i.test(line)
    }
    isSoft = isQuoted && line.endsWith('=')
    lines.at(-1)?.push(isSoft ? line.slice(0, -1) : line)
  }
  return lines.map((parts) => parts.join(''))
}
