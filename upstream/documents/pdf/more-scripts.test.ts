import { beforeAll, expect, test } from 'vitest'
import { readPages } from './fixtures/read-pdf.ts'
import { moreFaces, openMoreFaces } from './more-faces.ts'
import { fontsFor, unprintable } from './printable.ts'
import { renderRoll } from './render-roll.ts'
import { runsOf } from './runs.ts'

const names = {
  vietnamese: 'Nguyễn Thị Ánh',
  georgian: 'შოთა რუსთაველი',
  armenian: 'Արամ Խաչատրյան',
  thai: 'สมชาย ใจดี',
  devanagari: 'राजेश कुमार',
  hebrew: 'דוד כהן',
  arabic: 'محمد علي',
  signs: '✓ ☎',
  math: '≤ ≥ → ≠',
  cyrillic: 'Ҳасан Ҷӯраев',
  latin: 'ʻAbd al-Ḥamīd ₡ ₲',
} as const

beforeAll(() => openMoreFaces(names))

const drawn = (line: string) => runsOf('regular', line).map(({ text }) => text)

test.each(Object.entries(names))(
  'letters of %s are printed, each by a font that has it',
  (font, name) => {
    expect(unprintable(name)).toEqual([])
    expect(fontsFor(name)).toContain(font)
    for (const { font: used, text } of runsOf('regular', name)) {
      const face = moreFaces().get(used as typeof font & keyof typeof names)
      for (const letter of face ? text : '') {
        expect(face?.characterSet, letter).toContain(letter.codePointAt(0))
      }
    }
  },
)

test('texts in the paper’s own letters need no other font', () => {
  const own = 'Müller & Søn, Łódź, Ελλάδα, Москва, € ₽ ₴'
  expect([[...fontsFor(own)], unprintable(own)]).toEqual([[], []])
})

test('what no font has is named, each letter once', () => {
  expect(unprintable('𓀀 & 🙂 & 𓀀')).toEqual(['𓀀', '🙂'])
})

test('what is read from right to left is drawn so, and figures in it are not', () => {
  expect(drawn('Herr דוד כהן (Haifa)')).toEqual([
    ...['Herr', ' ', 'כהן', ' ', 'דוד'],
    ...[' (', 'Haifa', ')'],
  ])
  expect(drawn('דוד כהן 12')).toEqual(['12', ' ', 'כהן', ' ', 'דוד'])
  expect(drawn('plain (12)')).toEqual(['plain (12)'])
})

test('a slip with all of them is printed and can be read back', async () => {
  const bytes = await renderRoll(
    {
      language: 'en',
      title: 'Receipt',
      seller: { name: 'Nord', lines: Object.values(names) },
      facts: [],
      rows: [],
      totals: [],
      fiscal: { heading: '', code: '', lines: [] },
      foot: [],
    },
    new Date(0),
  )
  const text = readPages(bytes).join('').replace(/\s/g, '')
  for (const name of ['Nguyễn', 'შოთა', 'Արամ', '✓']) expect(text).toContain(name)
})
