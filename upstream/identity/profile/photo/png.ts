import { type ImageParts, latin, startsWith, viewOf } from './parts.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The chunks a picture is made of (W3C PNG 3, 4.7); texts, times and animations are not. */
const ofPicture = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB sBIT iCCP cICP'.split(' '))

/** A PNG by its chunks; undefined for what is none. */
export function readPng(bytes: Uint8Array<ArrayBuffer>): ImageParts | undefined {
  if (!startsWith(bytes, signature)) return undefined
  const view = viewOf(bytes)
  const kept = [bytes.subarray(0, 8)]
  const dropped: Uint8Array[] = []
  const seen = new Set<string>()
  let at = 8
  while (!seen.has('IEND')) {
    if (at + 12 > bytes.length) return undefined
    const end = at + 12 + view.getUint32(at)
    const name = latin(bytes, at + 4, at + 8)
    const isFirst = seen.size === 0
    if (end > bytes.length || isFirst !== (name === 'IHDR')) return undefined
    seen.add(name)
    const chunk = bytes.subarray(at, end)
    if (ofPicture.has(name)) kept.push(chunk)
    else dropped.push(chunk)
    at = end
  }
  dropped.push(bytes.subarray(at))
  if (!seen.has('IDAT') || view.getUint32(8) !== 13) return undefined
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  return { type: 'image/png', width, height, kept, dropped }
}
