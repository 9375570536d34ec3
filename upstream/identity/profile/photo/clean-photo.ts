import { invalidField } from '#contract/core/errors.ts'
import { photoLimits } from '#contract/person/profile.ts'
import { joinBytes } from '../../../core/join-bytes.ts'
import { readJpeg } from './jpeg.ts'
import { type ImageParts, latin } from './parts.ts'
import { readPng } from './png.ts'
import { readWebp } from './webp.ts'

/** What makes a file a page, a program or an archive beside the picture it seems to be. */
const activeContent = /<(?:script|html|head|body|svg|iframe|!doctype|\?php)|javascript:|%pdf-/i

export type CleanPhoto = { type: ImageParts['type']; bytes: Uint8Array<ArrayBuffer> }

/**
 * A photo by its content, whatever it is called, without all that is not the picture: places,
 * names, comments, second pictures. Of Exif only stays how the camera was held.
 * @throws AppError invalid at `file`: too large, too many pixels, no image, or one that is a page too
 */
export function cleanPhoto(bytes: Uint8Array<ArrayBuffer>): CleanPhoto {
  const { bytes: largest, side } = photoLimits
  if (bytes.length > largest) {
    throw invalidField('file', 'fileTooLarge', { maximum: largest / 1024 / 1024 })
  }
  const parts = readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes)
  if (!parts || parts.dropped.some(isActive)) {
    throw invalidField('file', 'notAPhoto')
  }
  const { type, width, height, kept } = parts
  if (width === 0 || height === 0) throw invalidField('file', 'notAPhoto')
  if (width > side || height > side) {
    throw invalidField('file', 'tooManyPixels', { maximum: side })
  }
  return { type, bytes: joinBytes(kept) }
}

const archive = 'PK\u0003\u0004'

function isActive(part: Uint8Array): boolean {
  const text = latin(part)
  return activeContent.test(text) || text.includes(archive)
}
