/** Written by `node scripts/fonts.mjs`. */
export const fontFiles = {
  'golos-latin-more': {
    family: 'Golos',
    file: 'golos-latin-more.a3c5ebb1.woff2',
    weight: '400 600',
    unicodeRange:
      'U+A0-FF, U+131, U+152-153, U+2BC, U+2C6, U+2DA, U+2DC, U+300-301, U+303-304, U+308, U+2009, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+2044, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  },
  'golos-latin-ext': {
    family: 'Golos',
    file: 'golos-latin-ext.50cb5588.woff2',
    weight: '400 600',
    unicodeRange: 'U+100-130, U+132-151, U+154-2BA, U+1E00-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0',
  },
  'golos-cyrillic-more': {
    family: 'Golos',
    file: 'golos-cyrillic-more.5d4fe0a1.woff2',
    weight: '400 600',
    unicodeRange: 'U+400-45F, U+490-491, U+4B0-4B1, U+2116',
  },
  'piazzolla-latin-more': {
    family: 'Piazzolla',
    file: 'piazzolla-latin-more.4505edd8.woff2',
    weight: '400 700',
    unicodeRange:
      'U+A0-FF, U+131, U+152-153, U+2BC, U+2C6, U+2DA, U+2DC, U+300-301, U+303-304, U+308, U+2009, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+2044, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  },
  'piazzolla-latin-ext': {
    family: 'Piazzolla',
    file: 'piazzolla-latin-ext.5fefad4c.woff2',
    weight: '400 700',
    unicodeRange: 'U+100-130, U+132-151, U+154-2BA, U+1E00-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0',
  },
  'piazzolla-cyrillic-more': {
    family: 'Piazzolla',
    file: 'piazzolla-cyrillic-more.d43c0080.woff2',
    weight: '400 700',
    unicodeRange: 'U+400-45F, U+490-491, U+4B0-4B1, U+2116',
  },
  'golos-latin': {
    family: 'Golos',
    file: 'golos-latin.be4a378b.woff2',
    weight: '400 600',
    unicodeRange:
      'U+20-7E, U+A0-A1, U+A3, U+A7, U+A9, U+AB, U+B0-B2, U+B7, U+BB, U+BF-C1, U+C4, U+C8-C9, U+CC-CD, U+D1-D3, U+D6-D7, U+D9-DA, U+DC, U+DF-E1, U+E4, U+E8-E9, U+EC-ED, U+F1-F3, U+F6, U+F9-FA, U+FC, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+20AC, U+2122, U+2212',
  },
  'golos-currency': {
    family: 'Golos',
    file: 'golos-currency.f0b41f5b.woff2',
    weight: '400 600',
    unicodeRange: 'U+20B4, U+20B8, U+20BD',
  },
  'golos-cyrillic': {
    family: 'Golos',
    file: 'golos-cyrillic.eec81cc8.woff2',
    weight: '400 600',
    unicodeRange: 'U+401, U+410-44F, U+451, U+2116',
  },
  'piazzolla-signs': {
    family: 'Piazzolla',
    file: 'piazzolla-signs.6b215949.woff2',
    weight: '400 700',
    unicodeRange:
      'U+20-40, U+5B-60, U+7B-7E, U+A0-A1, U+A3, U+A7, U+A9, U+AB, U+B0-B2, U+B7, U+BB, U+BF, U+D7, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+20AC, U+2122, U+2212',
  },
  'piazzolla-letters': {
    family: 'Piazzolla',
    file: 'piazzolla-letters.4509e85c.woff2',
    weight: '400 700',
    unicodeRange:
      'U+41-5A, U+61-7A, U+C0-C1, U+C4, U+C8-C9, U+CC-CD, U+D1-D3, U+D6, U+D9-DA, U+DC, U+DF-E1, U+E4, U+E8-E9, U+EC-ED, U+F1-F3, U+F6, U+F9-FA, U+FC',
  },
  'piazzolla-cyrillic': {
    family: 'Piazzolla',
    file: 'piazzolla-cyrillic.fb2b0d00.woff2',
    weight: '400 700',
    unicodeRange: 'U+401, U+410-44F, U+451, U+2116',
  },
  wordmark: {
    family: 'Wordmark',
    file: 'wordmark.7e8d7f97.woff2',
    weight: '600',
    unicodeRange: 'U+46, U+61, U+65, U+69, U+6D-6E, U+72, U+74',
  },
  'language-names': {
    family: 'Language names',
    file: 'language-names.638fcf5e.woff2',
    weight: '400 600',
    unicodeRange: 'U+420, U+438-43A, U+441, U+443',
  },
} as const
