import { joinBytes } from '../../core/join-bytes.ts'
import { fromBase64, latin1 } from './bytes.ts'

const signedData = '2a864886f70d010702'
const maxDepth = 40
/** Elements looked at, each as often as it is; 5 MB in parts of 1000 octets take half of them. */
const maxElements = 100_000

/**
 * The contents of a file signed after CAdES (`.p7m`, CMS SignedData of RFC 5652), in DER, BER or
 * base 64; undefined where it is none. The signature itself is not checked: the system that
 * delivers such files has done so.
 */
export function contentsOfSigned(bytes: Uint8Array): Uint8Array | undefined {
  const der = bytes[0] === 0x30 ? bytes : (fromBase64(latin1(bytes)) ?? bytes)
  if (der[0] !== 0x30) return undefined
  return contentsOf({ bytes: der, left: maxElements })
}

/** The file, and how many more of its elements are looked at. */
type Der = { bytes: Uint8Array; left: number }

function contentsOf(der: Der): Uint8Array | undefined {
  try {
    const [contentType, wrapped] = childrenOf(der, readElement(der, 0))
    if (!contentType || !wrapped || hex(der.bytes, contentType) !== signedData) return undefined
    const [data] = childrenOf(der, wrapped)
    if (!data) return undefined
    // version, digest algorithms, then what was signed: its type and, in [0], its octets
    const [, , encapsulated] = childrenOf(der, data)
    const [, explicit] = encapsulated ? childrenOf(der, encapsulated) : []
    const [octets] = explicit ? childrenOf(der, explicit) : []
    return octets ? joinBytes(octetsOf(der, octets, 0)) : undefined
  } catch (cause) {
    if (cause instanceof RangeError) return undefined
    throw cause
  }
}

/** Where an element of BER stands; `end` is after it, with the marks of an open length. */
type Element = { tag: number; start: number; stop: number; end: number }

function readElement(der: Der, at: number, depth = 0): Element {
  if (depth > maxDepth) throw new RangeError('too deep')
  der.left -= 1
  if (der.left < 0) throw new RangeError('too many')
  const { bytes } = der
  const tag = byteAt(bytes, at)
  if ((tag & 0x1f) === 0x1f) throw new RangeError('long tag')
  const first = byteAt(bytes, at + 1)
  if (first < 0x80) return closed(bytes, tag, at + 2, first)
  if (first > 0x80) {
    const size = first - 0x80
    if (size > 4) throw new RangeError('too long')
    let length = 0
    for (let byte = 0; byte < size; byte++) length = length * 256 + byteAt(bytes, at + 2 + byte)
    return closed(bytes, tag, at + 2 + size, length)
  }
  let next = at + 2
  while (byteAt(bytes, next) !== 0 || byteAt(bytes, next + 1) !== 0) {
    next = readElement(der, next, depth + 1).end
  }
  return { tag, start: at + 2, stop: next, end: next + 2 }
}

function closed(bytes: Uint8Array, tag: number, start: number, length: number): Element {
  if (start + length > bytes.length) throw new RangeError('beyond the end')
  return { tag, start, stop: start + length, end: start + length }
}

function childrenOf(der: Der, { start, stop }: Element): Element[] {
  const children: Element[] = []
  for (let at = start; at < stop; ) {
    const child = readElement(der, at)
    children.push(child)
    at = child.end
  }
  return children
}

/** Octets may come in parts, which may again. */
function octetsOf(der: Der, element: Element, depth: number): Uint8Array[] {
  if (depth > maxDepth) throw new RangeError('too deep')
  if ((element.tag & 0x20) === 0) return [der.bytes.subarray(element.start, element.stop)]
  return childrenOf(der, element).flatMap((part) => octetsOf(der, part, depth + 1))
}

function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at]
  if (byte === undefined) throw new RangeError('beyond the end')
  return byte
}

function hex(bytes: Uint8Array, { start, stop }: Element): string {
  return Buffer.from(bytes.subarray(start, Math.min(stop, start + 20))).toString('hex')
}
