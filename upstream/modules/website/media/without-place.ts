import { joinBytes } from '../../../core/join-bytes.ts'

/**
 * A JPEG without what a camera or a program wrote into it beside the picture: where it was taken, with
 * what, by whom (EXIF, XMP, IPTC). How the camera was held stays, as browsers turn the picture by it.
 * Other files, and one whose parts do not add up, come back as they are.
 * @param orientation 1 to 8 (EXIF 2.32, 4.6.4 A)
 */
export function withoutPlace(bytes: Uint8Array, orientation: number): Uint8Array {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return bytes
  const kept: Uint8Array[] = [bytes.subarray(0, 2)]
  if (orientation > 1) kept.push(orientationSegment(orientation))
  let at = 2
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const length = ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0)
    // The picture itself begins: what follows is no list of segments any more.
    if (marker === 0xda) return joinBytes([...kept, bytes.subarray(at)])
    if (length < 2 || at + 2 + length > bytes.length) return bytes
    if (!isAbout(marker)) kept.push(bytes.subarray(at, at + 2 + length))
    at += 2 + length
  }
  return bytes
}

/** APP1 (EXIF, XMP), APP13 (IPTC) and comments; colour profiles (APP2) stay. */
function isAbout(marker: number): boolean {
  return marker === 0xe1 || marker === 0xed || marker === 0xfe
}

/** EXIF with one entry: how the camera was held. */
function orientationSegment(orientation: number): Uint8Array {
  return Uint8Array.from([
    ...[0xff, 0xe1, 0x00, 0x22],
    ...[0x45, 0x78, 0x69, 0x66, 0x00, 0x00],
    ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08],
    ...[0x00, 0x01],
    ...[0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00],
    ...[0x00, 0x00, 0x00, 0x00],
  ])
}
