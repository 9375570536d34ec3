import { describe, expect, test } from 'vitest'
import { GERMAN_DRAFT, ITALIAN_CREDIT, RUSSIAN, SPANISH_YEN } from './fixtures/languages.ts'
import { readPages } from './fixtures/read-pdf.ts'
import { ENGLISH, withLines } from './fixtures/sample.ts'
import { TRANSPARENT_PNG } from './fixtures/transparent-png.ts'
import type { PaperDocument } from './paper.ts'
import { renderPdf } from './render-pdf.ts'

const NOW = new Date('2026-09-03T10:00:00Z')

async function print(
  paper: PaperDocument,
): Promise<{ raw: string; pages: string[]; size: number }> {
  const pdf = await renderPdf(paper, NOW)
  return { raw: Buffer.from(pdf).toString('latin1'), pages: readPages(pdf), size: pdf.length }
}

async function printText(paper: PaperDocument): Promise<string> {
  const { pages } = await print(paper)
  return pages.join('\n').replaceAll('\n', ' ')
}

function wordsOf({ title, seller, buyer, rows, totals, taxNotes }: PaperDocument): string[] {
  return [
    title,
    seller.name,
    ...seller.lines,
    buyer.name,
    ...buyer.lines,
    ...rows.flatMap((row) => [row.description, row.detail ?? '', row.price, row.amount]),
    ...totals.map((total) => total.value),
    ...taxNotes,
  ]
}

function carriedSum(page: string | undefined, label: string): string | undefined {
  return page?.match(new RegExp(`${label}\n(.*)`))?.[1]
}

describe('the file', () => {
  test('is a tagged PDF 1.7 in its language', async () => {
    const { raw } = await print(ENGLISH)
    expect(raw.startsWith('%PDF-1.7')).toBe(true)
    expect(raw).toContain('/Lang (en)')
    expect(raw).toContain('/MarkInfo')
    expect(raw).toContain('/StructTreeRoot')
    expect(raw).toContain('/DisplayDocTitle true')
    for (const tag of ['H1', 'Table', 'TH', 'TD', 'Figure']) expect(raw).toContain(`/S /${tag}`)
  })

  test('embeds its fonts and names no others', async () => {
    const { raw } = await print(RUSSIAN)
    expect(raw).not.toMatch(/\/Type1|Helvetica|Times|Courier/)
    expect(raw.match(/\/FontFile2/g)).toHaveLength(3)
  })

  test('is the same for the same paper and stays small', async () => {
    const first = await print(ENGLISH)
    const second = await print(ENGLISH)
    expect(second.raw).toBe(first.raw)
    expect(first.size).toBeLessThan(40_000)
  })
})

describe('the text', () => {
  test.each([
    ['en', ENGLISH],
    ['de', GERMAN_DRAFT],
    ['it', ITALIAN_CREDIT],
    ['ru', RUSSIAN],
    ['es', SPANISH_YEN],
  ])('can be searched in %s', async (_, paper) => {
    const text = await printText(paper)
    for (const words of wordsOf(paper)) expect(text).toContain(words)
  })

  test('has titles and text above lines and sums below, over as many pages as they need', async () => {
    const [row] = ENGLISH.rows
    if (!row) throw new Error('No row')
    const rows = Array.from({ length: 40 }, (_, at) => ({
      ...row,
      heading: `Floor ${at + 1}`,
      textAbove: `As agreed\non day ${at + 1}.`,
      subtotal: { label: 'Subtotal', value: `${at + 1}00.00` },
    }))
    const { pages } = await print({ ...ENGLISH, rows })
    expect(pages.length).toBeGreaterThan(3)
    for (const page of pages.slice(0, -1)) expect(page.trimEnd()).not.toMatch(/Floor \d+$/)
    const text = pages.join('\n')
    for (const { heading, subtotal } of rows) {
      for (const words of [heading, subtotal.value]) expect(text).toContain(words)
    }
  })

  // A letter with an accent is made of two glyphs, so the accented names come before the plain ones.
  test('is whole in each of fifty documents of one process', async () => {
    const papers = [RUSSIAN, GERMAN_DRAFT, SPANISH_YEN, ITALIAN_CREDIT, ENGLISH]
    const names = ['Ёлки и Йод', 'Öl & Äpfel Über GmbH', 'Otto Union GmbH', 'Мебель княгини Елены']
    for (let at = 0; at < 50; at += 1) {
      const paper = papers[at % papers.length] ?? ENGLISH
      const name = names[at % names.length] ?? ''
      const named = { ...paper, buyer: { ...paper.buyer, name } }
      const text = await printText(named)
      for (const words of wordsOf(named)) expect(text).toContain(words)
    }
  })

  test('joins letters and their accents, and drops what cannot be seen', async () => {
    const name = 'Cafe\u0301 \u200bDo\u00adnau\u202f№\u00a05'
    const { pages } = await print({ ...ENGLISH, buyer: { ...ENGLISH.buyer, name } })
    expect(pages[0]).toContain('Café Donau\u202f№\u00a05')
  })

  test('leaves out the code, the number and the foot when there are none', async () => {
    const foot = { facts: [], lines: [] }
    const { raw, pages } = await print({ ...GERMAN_DRAFT, foot })
    expect(raw).not.toContain('/S /Figure')
    expect(pages[0]).not.toContain('null')
  })
})

describe('the logo', () => {
  function withLogo(bytes: Uint8Array): PaperDocument {
    return { ...ENGLISH, seller: { ...ENGLISH.seller, logo: { bytes, type: 'png' } } }
  }

  test('is drawn with its transparency and named after the firm', async () => {
    const { raw } = await print(withLogo(TRANSPARENT_PNG))
    expect(raw).toContain('/SMask')
    expect(raw).toContain('/Alt (Alder & Finch)')
  })

  test('is left out when it is broken', async () => {
    const { raw } = await print(withLogo(TRANSPARENT_PNG.subarray(0, 60)))
    expect(raw).not.toContain('/Subtype /Image')
  })
})

describe('page breaks', () => {
  test('carry the sum of a thousand lines from page to page', async () => {
    const { pages } = await print(withLines(1000))
    expect(pages.length).toBeGreaterThan(20)
    for (const [index, page] of pages.slice(0, -1).entries()) {
      const last = [...page.matchAll(/^Oak pendant lamp (\d+)$/gm)].at(-1)?.[1]
      expect(carriedSum(page, 'Carried forward')).toBe(`${last}.00`)
      expect(carriedSum(pages[index + 1], 'Brought forward')).toBe(`${last}.00`)
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(pages[index + 1]).toContain('Amount')
    }
    expect(pages.at(-1)).toContain('Balance due')
    expect(pages.at(-1)).not.toContain('Carried forward')
  })

  test('carry nothing when no sums are given, and a single page has no number', async () => {
    const { pages } = await print({ ...withLines(60), carryAmounts: undefined })
    expect(pages.join()).not.toContain('forward')
    expect((await print(ENGLISH)).pages.join()).not.toContain('Page 1')
  })

  test('long notes and words without spaces lose nothing', async () => {
    const text = 'x'.repeat(2000)
    const description = 'y'.repeat(2000)
    const rows = ENGLISH.rows.map((row) => ({ ...row, description }))
    const paper = { ...ENGLISH, rows, notes: { label: 'Notes', text } }
    const { pages } = await print(paper)
    const letters = pages.join('').replace(/\s/g, '')
    expect(letters.match(/x/g)?.length).toBeGreaterThanOrEqual(2000)
    expect(letters.match(/y/g)?.length).toBeGreaterThanOrEqual(10_000)
  })
})
