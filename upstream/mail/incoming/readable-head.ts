/** What programs that encode no head write, where it is not UTF-8. */
const usualCharset = 'windows-1252'

/**
 * A mail whose heads are UTF-8: some programs write names and subjects as their machine has them, which no
 * standard allows and every reader shows (RFC 6532 allows UTF-8 alone).
 */
export function withReadableHead(raw: Uint8Array): Uint8Array {
  const end = endOfHead(raw)
  const head = raw.subarray(0, end)
  if (head.every((byte) => byte < 0x80) || isUtf8(head)) return raw
  const read = new TextEncoder().encode(new TextDecoder(usualCharset).decode(head))
  const whole = new Uint8Array(read.length + raw.length - end)
  whole.set(read)
  whole.set(raw.subarray(end), read.length)
  return whole
}

/** Where the first empty line begins. */
function endOfHead(raw: Uint8Array): number {
  const [line, back] = [0x0a, 0x0d]
  for (let at = raw.indexOf(line); at >= 0; at = raw.indexOf(line, at + 1)) {
    const next = raw[at + 1] === back ? raw[at + 2] : raw[at + 1]
    if (next === line) return at
  }
  return raw.length
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
