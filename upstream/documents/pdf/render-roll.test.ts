import { expect, test } from 'vitest'
import { readPages } from './fixtures/read-pdf.ts'
import { type RollPaper, renderRoll } from './render-roll.ts'

const now = new Date('2026-09-03T10:00:00Z')
const slip: RollPaper = {
  language: 'de',
  title: 'Kassenbon K1-000042',
  seller: { name: 'Eichenhof', lines: ['Markt 1', '20457 Hamburg', 'DE136695976'] },
  facts: ['03.09.2026 12:00 · Laden · Klaus Meier'],
  rows: [{ description: 'Hocker', details: ['2 Stk × 49,00'], amount: '98,00 €' }],
  totals: [
    { kind: 'strong', label: 'Gesamt', value: '98,00 €' },
    { kind: 'plain', label: 'Bar', value: '100,00 €' },
  ],
  fiscal: { heading: 'TSE-Daten', code: 'V0;kasse;Kassenbeleg-V1', lines: ['TSE abcd'] },
  foot: ['Vielen Dank!'],
  link: { label: 'Dieser Bon online', address: 'https://firmament.example/r/abc' },
}

async function print(paper: RollPaper) {
  const pdf = await renderRoll(paper, now)
  const raw = Buffer.from(pdf).toString('latin1')
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(raw) ?? []
  return { raw, pages: readPages(pdf), width: Number(width), height: Number(height) }
}

// 80 mm are 226.77 points.
test('a slip is one page as wide as the roll and as long as what stands on it', async () => {
  const short = await print(slip)
  expect(short.pages).toHaveLength(1)
  expect(short.width).toBeCloseTo(226.77, 1)
  const rows = Array.from({ length: 120 }, () => slip.rows).flat()
  const long = await print({ ...slip, rows })
  expect(long.pages).toHaveLength(1)
  // A line of 9 points and one of 7.5, each with its leading, 119 times more.
  expect(long.height - short.height).toBeCloseTo(119 * (9 + 7.5) * 1.35, -1)
  expect(short.raw).toContain('/S /Figure')
  expect(short.raw).not.toMatch(/\/Type1|Helvetica/)
})

test('all that the receipt says can be read from it', async () => {
  const [page = ''] = (await print(slip)).pages
  const said = [slip.title, 'Eichenhof', 'DE136695976', 'Hocker', '2 Stk × 49,00', '98,00 €']
  for (const words of [...said, 'Gesamt', '100,00 €', 'TSE-Daten', 'TSE abcd', 'Vielen Dank!']) {
    expect(page).toContain(words)
  }
  expect(page).toContain('Dieser Bon online')
})
