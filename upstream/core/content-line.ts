/**
 * Content lines of iCalendar (RFC 5545, 3.1) and vCard (RFC 2426, 2.6): `NAME;PARAMETER=value:value`,
 * folded at 75 octets.
 */

/**
 * One line of a file: its name in capitals without the group before it (`item1.TEL`), its parameters by
 * name in capitals, the values of one that stands there more than once with commas; its value as written.
 */
export type ContentLine = { name: string; params: Record<string, string>; value: string }

const maxOctets = 75
const encoder = new TextEncoder()

/**
 * Bytes of a file as text. Programs fold lines by octets (RFC 5545, 3.1), within a letter too: where the bytes
 * are none of UTF-8 as they stand, they are read without their folds.
 */
export function decodeLines(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  if (!text.includes('\ufffd')) return text
  const unfolded = Buffer.from(bytes)
    .toString('latin1')
    .replace(/(\r\n|\r|\n)[ \t]/g, '')
  const whole = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Buffer.from(unfolded, 'latin1'),
  )
  return whole.includes('\ufffd') ? text : whole
}

/** Lines as a file has them: folded between letters, never within one, each ended by CR LF. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > maxOctets) {
      parts.push(part)
      // The space that a folded line begins with counts too.
      part = ''
      octets = 1
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n ')
}

/** Text as a value has it (3.3.11). Signs that no line may hold are left out. */
export function escapeText(text: string): string {
  return withoutControls(text)
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
}

/** The text that a value means. */
export function unescapeText(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
}

/** A parameter's value, in quotes where it needs them (3.2); quotes themselves can't be written. */
export function quoteParam(value: string): string {
  const plain = withoutControls(value)
    .replace(/[\r\n\t]/g, ' ')
    .replace(/"/g, "'")
  return /[:;,]/.test(plain) ? `"${plain}"` : plain
}

function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
}

/** The lines of a file, unfolded; those that are none are left out. Takes bare LF too. */
export function readLines(file: string): ContentLine[] {
  const unfolded = file.replace(/^\uFEFF/, '').replace(/(\r\n|\r|\n)[ \t]/g, '')
  return unfolded.split(/\r\n|\r|\n/).flatMap((line) => readLine(line) ?? [])
}

function readLine(line: string): ContentLine | undefined {
  const [head, name] = /^(?:[A-Za-z0-9-]+\.)?([A-Za-z0-9-]+)/.exec(line) ?? []
  if (head === undefined || name === undefined) return undefined
  const params: Record<string, string> = {}
  const param = /;([A-Za-z0-9-]+)=((?:"[^"]*"|[^";:,])*(?:,(?:"[^"]*"|[^";:,])*)*)/y
  let at = head.length
  while (line[at] === ';') {
    param.lastIndex = at
    const [whole, key = '', written = ''] = param.exec(line) ?? []
    if (whole === undefined) return undefined
    const value = written.replace(/"/g, '')
    const before = params[key.toUpperCase()]
    params[key.toUpperCase()] = before === undefined ? value : `${before},${value}`
    at += whole.length
  }
  if (line[at] !== ':') return undefined
  return { name: name.toUpperCase(), params, value: line.slice(at + 1) }
}
