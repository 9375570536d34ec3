import { type ImageParts, latin, viewOf } from './parts.ts'

const ofPicture = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP'])
/** The flags of VP8X for what is taken away: Exif, XMP and animation. */
const droppedFlags = 0x08 | 0x04 | 0x02

/** A still WebP by its chunks (RFC 9649); undefined for what is none, or moves. */
export function readWebp(bytes: Uint8Array<ArrayBuffer>): ImageParts | undefined {
  if (latin(bytes, 0, 4) !== 'RIFF' || latin(bytes, 8, 12) !== 'WEBP') return undefined
  const view = viewOf(bytes)
  const stop = 8 + view.getUint32(4, true)
  if (stop > bytes.length) return undefined
  const kept: Uint8Array<ArrayBuffer>[] = []
  const dropped: Uint8Array[] = [bytes.subarray(stop)]
  const size = { width: 0, height: 0 }
  let hasPicture = false
  for (let at = 12; at < stop; ) {
    if (at + 8 > stop) return undefined
    const name = latin(bytes, at, at + 4)
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    if (end > stop || name === 'ANIM' || name === 'ANMF') return undefined
    const chunk = bytes.slice(at, end)
    const measured = measure(name, chunk)
    if (measured === null) return undefined
    size.width = Math.max(size.width, measured?.width ?? 0)
    size.height = Math.max(size.height, measured?.height ?? 0)
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~droppedFlags
    hasPicture ||= name === 'VP8 ' || name === 'VP8L'
    if (ofPicture.has(name)) kept.push(chunk)
    else dropped.push(chunk)
    at = end
  }
  if (!hasPicture) return undefined
  const head = bytes.slice(0, 12)
  const length = kept.reduce((sum, chunk) => sum + chunk.length, 4)
  viewOf(head).setUint32(4, length, true)
  return { type: 'image/webp', ...size, kept: [head, ...kept], dropped }
}

/** A chunk's width and height; undefined where it tells none, null where it is broken. */
function measure(name: string, chunk: Uint8Array) {
  const view = viewOf(chunk)
  if (name === 'VP8X') {
    if (chunk.length < 18) return null
    const width = 1 + (view.getUint32(12, true) & 0xffffff)
    return { width, height: 1 + (view.getUint32(14, true) >>> 8) }
  }
  if (name === 'VP8 ') {
    if (chunk.length < 18 || view.getUint32(11) >>> 8 !== 0x9d012a) return null
    const width = view.getUint16(14, true) & 0x3fff
    return { width, height: view.getUint16(16, true) & 0x3fff }
  }
  if (name !== 'VP8L') return undefined
  if (chunk.length < 13 || chunk[8] !== 0x2f) return null
  const bits = view.getUint32(9, true)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
}
