import { Buffer } from 'node:buffer'
import { gunzipSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import golosRegular from './fonts/golos-regular.ttf.gz?url&inline'
import golosSemibold from './fonts/golos-semibold.ttf.gz?url&inline'
import piazzollaMedium from './fonts/piazzolla-medium.ttf.gz?url&inline'

export type Face = 'serif' | 'regular' | 'semibold'

const FILES: Record<Face, string> = {
  serif: piazzollaMedium,
  regular: golosRegular,
  semibold: golosSemibold,
}

/** Parts of an em above and below the baseline, as the font files have them. */
export const FACE_EXTENT: Record<Face, { ascent: number; descent: number }> = {
  serif: { ascent: 1.11, descent: 0.31 },
  regular: { ascent: 0.98, descent: 0.22 },
  semibold: { ascent: 0.98, descent: 0.22 },
}

let opened: Record<Face, PDFKit.Mixins.OpenFont> | undefined

/** The paper's fonts, parsed once an isolate: parsing costs more than a whole page does. */
export function openFaces(): Record<Face, PDFKit.Mixins.OpenFont> {
  opened ??= {
    serif: openFont(FILES.serif),
    regular: openFont(FILES.regular),
    semibold: openFont(FILES.semibold),
  }
  return opened
}

function openFont(dataUrl: string): PDFKit.Mixins.OpenFont {
  const packed = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const font = new Uint8Array(gunzipSync(packed))
  const opened = new PDFDocument({ font: '', autoFirstPage: false }).font(font)._font.font
  nameGlyphs(opened)
  return opened
}

/**
 * Asks for the glyph of each character once. fontkit remembers with a glyph the characters it was
 * first asked for with, and embedding “Ö” asks for the glyph “O” with none: every later document
 * would then lack the letter O in its text.
 */
function nameGlyphs(font: PDFKit.Mixins.OpenFont): void {
  for (const character of font.characterSet) font.glyphForCodePoint(character)
}
