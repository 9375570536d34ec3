import { globalFontFace, globalStyle } from '@vanilla-extract/css'
import { fontFiles } from './font-files.ts'

for (const { family, file, weight, unicodeRange } of Object.values(fontFiles)) {
  globalFontFace(family, {
    src: `url(/fonts/${file}) format("woff2")`,
    fontWeight: weight,
    fontDisplay: 'swap',
    unicodeRange,
  })
}

const cyrillic = 'U+400-45F'
const sansFonts = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica']
const serifFonts = ['Times New Roman', 'Liberation Serif', 'Tinos', 'Times']

// What a page is set in until its fonts are there, as wide and as high as they are, so that nothing
// moves then: the advance widths of our own texts in each font, without and with Cyrillic.
declareFallback('Golos fallback', sansFonts, [105.5, 92.9, 20.9])
declareFallback('Golos fallback', sansFonts, [106.9, 91.7, 20.6], cyrillic)
declareFallback('Piazzolla fallback', serifFonts, [98.4, 112.8, 31.5])
declareFallback('Piazzolla fallback', serifFonts, [107.1, 103.6, 28.9], cyrillic)

// On a page in another language a choice of Russian needs six letters and no whole alphabet.
globalStyle('html:not(:lang(ru)) :is(a, button):lang(ru)', {
  fontFamily: '"Language names", Golos, sans-serif',
})

function declareFallback(
  family: string,
  names: readonly string[],
  [size, ascent, descent]: readonly [number, number, number],
  unicodeRange?: string,
): void {
  globalFontFace(family, {
    src: names.map((name) => `local("${name}")`).join(', '),
    sizeAdjust: `${size}%`,
    ascentOverride: `${ascent}%`,
    descentOverride: `${descent}%`,
    lineGapOverride: '0%',
    ...(unicodeRange ? { unicodeRange } : {}),
  })
}
