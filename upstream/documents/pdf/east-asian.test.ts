import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { eastAsianFontOf } from './east-asian.ts'
import { takeEastAsianFrom } from './east-asian-files.ts'
import { readPages } from './fixtures/read-pdf.ts'
import { moreFaces, openMoreFaces } from './more-faces.ts'
import { unprintable } from './printable.ts'
import { renderRoll } from './render-roll.ts'
import { runsOf } from './runs.ts'
import { wrapText } from './text.ts'

const folder = new URL('./fonts/east-asian/', import.meta.url)
const lines = [
  '王小明 北京市朝阳区建国路88号',
  '臺灣積體電路製造股份有限公司',
  '山田太郎 東京都千代田区丸の内一丁目',
  '株式会社さくらデザイン（税込）「直骨令」',
  '김철수 서울특별시 종로구 뷁',
  'Tee 茶, 12 × 龘 € 30',
]

beforeAll(() => {
  takeEastAsianFrom({
    async fetch(input) {
      const { pathname } = new URL(String(input))
      return new Response(readFileSync(new URL(`.${pathname}`, folder)))
    },
  })
})

test('letters of Chinese, Japanese and Korean are printed, each by a font that has it', async () => {
  expect(lines.flatMap(unprintable)).toEqual([])
  await openMoreFaces(lines)
  for (const line of lines) {
    for (const { font, text } of runsOf('regular', line)) {
      const face = [...moreFaces()].find(([name]) => name === font)?.[1]
      if (!face) expect(text, line).toMatch(/^[\p{Script=Latin}\d ,×€]+$/u)
      for (const letter of face ? text : '') {
        expect(face?.characterSet, letter).toContain(letter.codePointAt(0))
      }
    }
  }
})

test('Chinese characters look as where they are read', () => {
  const scripts = (line: string) => runsOf('regular', line).map(({ font }) => font.split('-')[0])
  expect(scripts('直骨令')).toEqual(expect.not.arrayContaining(['jp']))
  expect(scripts('直骨令です')).toEqual(expect.not.arrayContaining(['sc']))
})

test('a letter written in parts is one letter', async () => {
  const apart = '서울'.normalize('NFD')
  expect(unprintable(apart)).toEqual([])
  await openMoreFaces(apart)
  expect(eastAsianFontOf('서'.codePointAt(0) ?? 0, false)).toMatch(/^kr-\d+$/)
})

test('a text without spaces is broken between its letters, and no line begins with a full stop', () => {
  const wide = (text: string) => [...text].length
  expect(wrapText('王小明，北京。朝阳', 3, wide).map((line) => line.trim())).toEqual([
    ...['王小', '明，北', '京。朝', '阳'],
  ])
  expect(wrapText('Tee 茶茶 ab', 5, wide).map((line) => line.trim())).toEqual(['Tee 茶', '茶 ab'])
})

test('a paper with all of them gives each letter back', async () => {
  const bytes = await renderRoll(slip(lines), new Date(0))
  const text = readPages(bytes).join('').replace(/\s/g, '')
  expect(text).toContain(lines.join('').replace(/\s/g, ''))
  const again = await renderRoll(slip(lines), new Date(0))
  expect(again).toEqual(bytes)
})

test.skipIf(!isInstalled())('a reader of PDFs finds each letter of every script', async () => {
  const others = [
    ...['Nguyễn Thị Ánh', 'შოთა რუსთაველი', 'Արամ Խաչատրյան', 'สมชาย ใจดี น้ำ', 'राजेश कुमार'],
    ...['דוד כהן', 'محمد علي الإبراهيمي', '✓ ☎ ≤ ≥ → ≠', 'Ҳасан Ҷӯраев', 'ʻAlī al-Ḥamīd ₡ ₲'],
  ]
  const place = mkdtempSync(join(tmpdir(), 'paper-'))
  try {
    writeFileSync(
      join(place, 'paper.pdf'),
      await renderRoll(slip([...lines, ...others]), new Date(0)),
    )
    const text = execFileSync('pdftotext', ['-layout', join(place, 'paper.pdf'), '-'], {
      encoding: 'utf8',
    })
    for (const line of [...lines, ...others]) expect(bare(text)).toContain(bare(line))
    expect(text).toContain('Nguyễn Thị Ánh')
  } finally {
    rmSync(place, { recursive: true })
  }
})

/** Letters alone, without signs of direction, and without the dots that Arabic draws apart from a letter. */
function bare(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\s\p{Cf}\p{M}]/gu, '')
    .replaceAll('ي', 'ى')
}

test('a paper is refused while a font cannot be had', async () => {
  takeEastAsianFrom({ fetch: async () => new Response(null, { status: 404 }) })
  await expect(openMoreFaces('\u{2f00}')).rejects.toThrow(/font/)
})

function slip(written: string[]) {
  return {
    ...{ language: 'en', title: 'Receipt', facts: [], rows: [], totals: [], foot: [] },
    seller: { name: 'Nord', lines: written },
    fiscal: { heading: '', code: '', lines: [] },
  }
}

function isInstalled(): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
