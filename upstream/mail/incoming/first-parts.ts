/** More than a mailbox keeps of a mail; each part costs a reader as much as a short mail. */
const maxParts = 300

/**
 * The beginning of a mail that has no more parts than any that people write: what stands after them is
 * kept with the raw mail alone.
 */
export function firstParts(raw: Uint8Array): Uint8Array {
  if (markAfter(raw, maxParts, () => true) < 0) return raw
  const names = boundariesOf(raw)
  const end = markAfter(raw, maxParts, (at) => names.has(nameAt(raw, at)))
  // The mark that ends the last part, and those around it, may be missing: a reader closes them.
  return end < 0 ? raw : raw.subarray(0, end)
}

/** Where the line begins that divides parts and stands after so many of them; negative for none. */
function markAfter(raw: Uint8Array, count: number, divides: (at: number) => boolean): number {
  let parts = 0
  for (let at = lineOfDashes(raw, 0); at >= 0; at = lineOfDashes(raw, at + 1)) {
    if (!divides(at)) continue
    parts += 1
    if (parts > count) return at
  }
  return -1
}

/** The names that the mail says divide its parts (RFC 2046, 5.1.1). */
function boundariesOf(raw: Uint8Array): Set<string> {
  const text = new TextDecoder('latin1').decode(raw)
  const all = text.matchAll(/boundary\s{0,4}=\s{0,4}(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi)
  return new Set([...all].map(([, quoted, plain]) => quoted ?? plain ?? ''))
}

/** What stands behind the two dashes. */
function nameAt(raw: Uint8Array, at: number): string {
  const end = raw.indexOf(lineFeed, at)
  const line = raw.subarray(at + 2, Math.min(end < 0 ? raw.length : end, at + 250))
  return new TextDecoder('latin1').decode(line).trimEnd()
}

/** Where the next line begins that may divide parts: two dashes and a name, no rule of dashes alone. */
function lineOfDashes(raw: Uint8Array, from: number): number {
  for (let at = raw.indexOf(dash, from); at >= 0; at = raw.indexOf(dash, at + 1)) {
    const isAtStart = at === 0 || raw[at - 1] === lineFeed
    if (!isAtStart || raw[at + 1] !== dash) continue
    const name = raw[at + 2]
    const isNamed = name !== undefined && name !== dash && name > 0x20
    if (isNamed) return at
  }
  return -1
}

const dash = 0x2d
const lineFeed = 0x0a
