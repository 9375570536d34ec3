import { imageSize } from 'image-size'
import { fileTypeOf } from '#contract/core/file-type.ts'

/** What a site may show, by what the bytes say; `ending` is that of its name from then on. */
const known: Record<string, { kind: MediaKind; ending: string }> = {
  'image/jpeg': { kind: 'picture', ending: 'jpg' },
  'image/png': { kind: 'picture', ending: 'png' },
  'image/gif': { kind: 'picture', ending: 'gif' },
  'image/webp': { kind: 'picture', ending: 'webp' },
  'image/avif': { kind: 'picture', ending: 'avif' },
  'application/pdf': { kind: 'document', ending: 'pdf' },
  'application/zip': { kind: 'document', ending: 'zip' },
  'text/plain': { kind: 'document', ending: 'txt' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    kind: 'document',
    ending: 'docx',
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    kind: 'document',
    ending: 'xlsx',
  },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    kind: 'document',
    ending: 'pptx',
  },
  'application/vnd.oasis.opendocument.text': { kind: 'document', ending: 'odt' },
  'application/vnd.oasis.opendocument.spreadsheet': { kind: 'document', ending: 'ods' },
}

export type MediaKind = 'picture' | 'document'

/** A file as it is kept: sizes in pixels as people see them, turned as the camera says. */
export type MediaFacts = {
  type: string
  kind: MediaKind
  /** Safe in an address, with the ending of what it is. */
  name: string
  /** 0 of what is no picture. */
  width: number
  height: number
  /** Eight ways that a camera was held (EXIF 2.32, 4.6.4 A); 1 is upright. */
  orientation: number
}

/**
 * `notShown`: of a kind that pages do not show. SVG and HTML are, as they could run a script, and pictures
 * of phones (HEIC), which browsers do not show.
 */
export type MediaRefusal = 'empty' | 'tooLarge' | 'notShown' | 'unreadable' | 'tooManyPixels'

export const mostMediaBytes = 25_000_000
/** What unpacking costs grows with the pixels: a small file may hold very many. */
export const mostPixels = 100_000_000

/** What a file is by its bytes; its name and what its sender calls it prove nothing. */
export function mediaFacts(
  name: string,
  bytes: Uint8Array,
): MediaFacts | { refused: MediaRefusal } {
  if (bytes.length === 0) return { refused: 'empty' }
  if (bytes.length > mostMediaBytes) return { refused: 'tooLarge' }
  const type = mediaTypeOf(bytes)
  const own = Object.hasOwn(known, type) ? known[type] : undefined
  if (!own) return { refused: 'notShown' }
  const facts = { type, kind: own.kind, name: mediaName(name, own.ending) }
  if (own.kind === 'document') return { ...facts, width: 0, height: 0, orientation: 1 }
  const size = pictureSize(bytes)
  if (!size) return { refused: 'unreadable' }
  if (size.width * size.height > mostPixels) return { refused: 'tooManyPixels' }
  return { ...facts, ...size }
}

/** As the contract says; pictures in AVIF, which it does not know, beside. */
export function mediaTypeOf(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, 32))
  if (head.slice(4, 8) === 'ftyp' && /^avi[fs]/.test(head.slice(8, 12))) return 'image/avif'
  return fileTypeOf(bytes)
}

function pictureSize(
  bytes: Uint8Array,
): { width: number; height: number; orientation: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    if (!(width > 0 && height > 0)) return undefined
    // From 5 on the camera lay on its side.
    return orientation >= 5
      ? { width: height, height: width, orientation }
      : { width, height, orientation }
  } catch {
    return undefined
  }
}

/** A name for addresses and downloads: letters, digits, dots and hyphens, with the right ending. */
export function mediaName(name: string, ending: string): string {
  const base = (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
  return `${base || 'file'}.${ending}`
}
