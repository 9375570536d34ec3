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
 * What it read of a glyph it does not remember: here it is, as every document embeds the same letters.
 */
function nameGlyphs(font: PDFKit.Mixins.OpenFont): void {
  const isRare = (character: number) => character >= 0xfb50 && character < 0xfe70
  const usual = font.characterSet.filter((character) => !isRare(character))
  const all = [...usual, ...font.characterSet.filter(isRare)]
  const glyphs = new Set(all.map((character) => font.glyphForCodePoint(character)))
  for (const glyph of glyphs) {
    const read = glyph._decode.bind(glyph)
    let outline: unknown
    glyph._decode = () => {
      outline ??= read()
      return outline
    }
  }
}
