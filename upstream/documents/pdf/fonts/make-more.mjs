/**
 * Makes the paper's fonts for other scripts; run by hand when one is added.
 *
 *   npm install --prefix fonts @fontsource/noto-sans@5.3.0 @fontsource/noto-sans-{arabic,armenian,devanagari,georgian,hebrew,thai,symbols-2}@5.3.0
 *   node make-more.mjs fonts/node_modules/@fontsource
 *
 * Each is one file of such a package, unpacked; of the signs only those that people write in texts. What
 * each can print is kept in `more-ranges.ts`, so that no font is opened to find that out.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'

const [packages = ''] = process.argv.slice(2)
const here = new URL('.', import.meta.url)

const scripts = {
  arabic: 'noto-sans-arabic/files/noto-sans-arabic-arabic',
  armenian: 'noto-sans-armenian/files/noto-sans-armenian-armenian',
  devanagari: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
  georgian: 'noto-sans-georgian/files/noto-sans-georgian-georgian',
  hebrew: 'noto-sans-hebrew/files/noto-sans-hebrew-hebrew',
  signs: 'noto-sans-symbols-2/files/noto-sans-symbols-2-symbols',
  thai: 'noto-sans-thai/files/noto-sans-thai-thai',
  vietnamese: 'noto-sans/files/noto-sans-vietnamese',
}
const written = {
  signs: [
    [0x2190, 0x21ff],
    [0x25a0, 0x27bf],
    [0x2b00, 0x2b1f],
  ],
}

const rows = []
for (const [script, path] of Object.entries(scripts)) {
  const woff = readFileSync(`${packages}/${path}-400-normal.woff2`)
  const wanted = written[script]
  const all = fontkit
    .create(woff)
    .characterSet.filter(
      (code) => code > 0xa0 && (!wanted || wanted.some(([from, to]) => code >= from && code <= to)),
    )
  const font = await subsetFont(woff, String.fromCodePoint(...all), { targetFormat: 'sfnt' })
  const codes = fontkit.create(font).characterSet.filter((code) => code > 0xa0)
  writeFileSync(new URL(`more/${script}.ttf.gz`, here), gzipSync(font, { level: 9 }))
  rows.push(`  ${script}: '${rangesOf(codes)}',`)
  console.log(script, font.length, codes.length)
}
const words =
  '/** Code points of each font in `more/`, as hexadecimal ranges; written by `make-more.mjs`. */'
const file = `${words}\nexport const moreRanges = {\n${rows.join('\n')}\n} as const\n`
writeFileSync(new URL('more-ranges.ts', here), file)

function rangesOf(codes) {
  const ranges = []
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`)).join(' ')
}

function hex(code) {
  return code.toString(16).toUpperCase()
}
