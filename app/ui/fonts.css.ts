import { globalFontFace } from '@vanilla-extract/css'

const subsets = {
  latin: 'U+0-FF, U+131, U+152-153, U+2BB-2DC, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212',
  'latin-ext': 'U+100-130, U+132-151, U+154-2BA, U+1E00-1EFF, U+20A0-20AB, U+20AD-20C0',
  cyrillic: 'U+301, U+400-45F, U+490-491, U+2116',
}

declareFamily('Golos', 'golos')
declareFamily('Piazzolla', 'piazzolla')

function declareFamily(family: string, file: string): void {
  for (const [subset, unicodeRange] of Object.entries(subsets)) {
    globalFontFace(family, {
      src: `url(/fonts/${file}-${subset}.woff2) format("woff2")`,
      fontWeight: '400 700',
      fontDisplay: 'swap',
      unicodeRange,
    })
  }
}
