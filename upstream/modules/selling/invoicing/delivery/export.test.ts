import { unzipSync } from 'fflate'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { languages } from '#contract/core/fields.ts'
import { balanceOf } from './export-balance.ts'
import type { ExportCell } from './export-cell.ts'
import { toCsv } from './export-csv.ts'
import { exportTexts } from './export-texts.ts'
import { toXlsx } from './export-xlsx.ts'

const text = (words: string): ExportCell => ({ kind: 'text', text: words })
const evil = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  ' =1',
]

describe('CSV', () => {
  it.each(evil)('neutralises %j', async (words) => {
    const [row] = Papa.parse<string[]>((await toCsv([[text(words)]], 'en')).slice(1)).data
    expect(row?.[0]).toBe(`'${words}`)
  })

  it('leaves numbers, dates and plain texts as they are', async () => {
    const cells: ExportCell[] = [
      { kind: 'amount', minor: -123_456, currency: 'EUR' },
      { kind: 'amount', minor: -5, currency: 'JPY' },
      { kind: 'date', date: '2026-11-21' },
      text('Müller, Söhne & "Co"'),
      text('Счёт'),
    ]
    expect(await toCsv([cells], 'en')).toBe(
      '\ufeff-1234.56,-5,2026-11-21,"Müller, Söhne & ""Co""",Счёт\r\n',
    )
  })

  it('writes numbers with a comma and fields with semicolons where the language does', async () => {
    const cells: ExportCell[] = [
      { kind: 'amount', minor: -123_456, currency: 'EUR' },
      { kind: 'rate', rate: '0.9259' },
      text('Müller, Söhne'),
    ]
    expect(await toCsv([cells], 'de')).toBe('\ufeff-1234,56;0,9259;Müller, Söhne\r\n')
  })
})

describe('XLSX', () => {
  it('types its cells: a formula stays a text', async () => {
    const head = [text('Number'), text('Total'), text('Date')]
    const row: ExportCell[] = [
      text('=1+1'),
      { kind: 'amount', minor: 123_456, currency: 'KWD' },
      { kind: 'date', date: '2026-11-21' },
    ]
    const files = unzipSync(await toXlsx([head, row], 'Счёт'))
    const read = (name: string) => new TextDecoder().decode(files[name])
    const sheet = read('xl/worksheets/sheet1.xml')
    expect(sheet).not.toContain('<f>')
    expect(sheet).toContain('<v>123.456</v>')
    // 2026-11-21 is day 46347 of the spreadsheet's calendar.
    expect(sheet).toContain('<v>46347</v>')
    expect(sheet).toContain('>=1+1</t>')
    expect(read('xl/workbook.xml')).toContain('Счёт')
  })
})

describe('what became of a total', () => {
  it('adds up to it: deducted, paid, given up, credited, paid to the state and open', () => {
    // 3,066.35 with 1,533.17 of deposits and a credit note of 100.00; 33.18 were written off,
    // 10.00 taken as early-payment discount and 500.00 paid.
    const row = {
      deducted: 153_317,
      // As it is stored: with what was deducted.
      paid: 203_317,
      discounted: 1_000,
      credited: 10_000,
      writtenOff: 3_318,
      splitTax: 0,
      due: 89_000,
    }
    expect(balanceOf(row)).toEqual([153_317, 50_000, 1_000, 10_000, 3_318, 0, 89_000])
    expect(balanceOf(row).reduce((sum, part) => sum + part, 0)).toBe(306_635)
  })
})

describe('the words of a list', () => {
  it.each(languages)('are complete in %s', (language) => {
    expect(exportTexts[language].heads).toHaveLength(exportTexts.en.heads.length)
    expect(Object.keys(exportTexts[language].states)).toEqual(Object.keys(exportTexts.en.states))
  })
})
