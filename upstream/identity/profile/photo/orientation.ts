import { bytesOf, latin, viewOf } from './parts.ts'

const orientationTag = 0x0112
const shortType = 3

/** How a camera was held, 1 to 8 (Exif 2.32, 4.6.4), from a JPEG's APP1 content; 1 when unsaid. */
export function readOrientation(app1: Uint8Array): number {
  if (latin(app1, 0, 6) !== 'Exif\0\0' || app1.length < 14) return 1
  const tiff = viewOf(app1.subarray(6))
  const isLittle = tiff.getUint16(0) === 0x4949
  const start = tiff.getUint32(4, isLittle)
  if (start + 2 > tiff.byteLength) return 1
  const count = tiff.getUint16(start, isLittle)
  for (let entry = start + 2; entry < start + 2 + count * 12; entry += 12) {
    if (entry + 12 > tiff.byteLength) return 1
    const isOrientation = tiff.getUint16(entry, isLittle) === orientationTag
    if (!isOrientation || tiff.getUint16(entry + 2, isLittle) !== shortType) continue
    const value = tiff.getUint16(entry + 8, isLittle)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** An APP1 segment that says how the camera was held, and nothing of where, when or by whom. */
export function orientationSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = `MM\0*\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`
  const content = `Exif\0\0${tiff}`
  return bytesOf(`\u00ff\u00e1\0${String.fromCharCode(content.length + 2)}${content}`)
}
