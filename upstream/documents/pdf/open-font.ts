import { Buffer } from 'node:buffer'
import { gunzipSync } from 'node:zlib'
import PDFDocument from 'pdfkit'

/** Parses a packed font file of a `data:` address. */
export function openFont(dataUrl: string): PDFKit.Mixins.OpenFont {
  return openPacked(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'))
}

/** Parses a packed font file. */
export function openPacked(packed: Uint8Array): PDFKit.Mixins.OpenFont {
  const font = new Uint8Array(gunzipSync(packed))
  const opened = new PDFDocument({ font: '', autoFirstPage: false }).font(font)._font.font
  nameGlyphs(opened)
  return opened
}

/**
 * Asks for the glyph of each character once. fontkit remembers with a glyph the characters it was
 * first asked for with, and embedding “Ö” asks for the glyph “O” with none: every later document
 * would then lack the letter O in its text. Forms of rarer letters come last: Persian ya ends as Arabic ya.
 */
function nameGlyphs(font: PDFKit.Mixins.OpenFont): void {
  const isRare = (character: number) => character >= 0xfb50 && character < 0xfe70
  const [rare, usual] = [true, false].map((which) =>
    font.characterSet.filter((character) => isRare(character) === which),
  )
  for (const character of [...(usual ?? []), ...(rare ?? [])]) font.glyphForCodePoint(character)
}
