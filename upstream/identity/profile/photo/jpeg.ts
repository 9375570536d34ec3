import { orientationSegment, readOrientation } from './orientation.ts'
import { type ImageParts, latin, viewOf } from './parts.ts'

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const define = new Set([0xc4, 0xcc, 0xdb, 0xdd])

/** A JPEG by its segments (ITU-T T.81, annex B); undefined for what is none. */
export function readJpeg(bytes: Uint8Array<ArrayBuffer>): ImageParts | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage || bytes[2] !== 0xff) return undefined
  const view = viewOf(bytes)
  const kept: Uint8Array<ArrayBuffer>[] = []
  const dropped: Uint8Array[] = []
  let [width, height, orientation, at] = [0, 0, 1, 2]
  let hasScan = false
  while (true) {
    if (at + 4 > bytes.length && bytes[at + 1] !== endOfImage) return undefined
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) break
    const end = at + 2 + view.getUint16(at + 2)
    if (end < at + 4 || end > bytes.length) return undefined
    const content = bytes.subarray(at + 4, end)
    if (isFrame(marker) && content.length >= 6) {
      height = view.getUint16(at + 5)
      width = view.getUint16(at + 7)
    }
    if (marker === 0xe1) orientation = Math.max(orientation, readOrientation(content))
    const next = marker === startOfScan ? endOfScan(bytes, end) : end
    if (next === undefined) return undefined
    if (isOfPicture(marker, content)) kept.push(bytes.subarray(at, next))
    else dropped.push(bytes.subarray(at, next))
    hasScan ||= marker === startOfScan
    at = next
  }
  dropped.push(bytes.subarray(at + 2))
  if (!hasScan || width === 0) return undefined
  const [first, ...rest] = kept
  if (!first) return undefined
  const held = orientation > 1 ? [orientationSegment(orientation)] : []
  const isJfif = first[1] === 0xe0
  const inOrder = isJfif ? [first, ...held, ...rest] : [...held, first, ...rest]
  const [head, foot] = [bytes.slice(0, 2), bytes.slice(at, at + 2)]
  return { type: 'image/jpeg', width, height, kept: [head, ...inOrder, foot], dropped }
}

/** Where the entropy-coded data ends: at a marker that is no stuffing and no restart. */
function endOfScan(bytes: Uint8Array, start: number): number | undefined {
  let at = bytes.indexOf(0xff, start)
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    const isWithin = next === 0 || (next >= 0xd0 && next <= 0xd7)
    if (!isWithin && next !== 0xff) return at
    at = bytes.indexOf(0xff, at + (isWithin ? 2 : 1))
  }
  return undefined
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !define.has(marker) && marker !== 0xc8
}

/** Tables, frames and scans; of the application segments those that tell of colour. */
function isOfPicture(marker: number, content: Uint8Array): boolean {
  if (isFrame(marker) || define.has(marker) || marker === startOfScan) return true
  const name = latin(content, 0, 12)
  if (marker === 0xe0) return name.startsWith('JFIF\0')
  if (marker === 0xe2) return name === 'ICC_PROFILE\0'
  return marker === 0xee && name.startsWith('Adobe')
}
