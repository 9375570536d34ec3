import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { type WorkbookCell, writeWorkbook } from './write-workbook.ts'

async function partsOf(rows: Iterable<readonly (WorkbookCell | null)[]>) {
  const sheet = { name: 'Счёт & more', widths: [10, 20], headRows: 1 }
  const files = unzipSync(await writeWorkbook(rows, sheet))
  return (name: string) => new TextDecoder().decode(files[name])
}

it('keeps what kind a cell is of: no text is a formula, no number is a text', async () => {
  const part = await partsOf([
    [{ text: 'Name', isBold: true }, null, { text: '=1+1 <b>\u0001' }],
    [
      { number: -12.5, format: '#,##0.00' },
      { date: '2026-11-21', format: 'yyyy-mm-dd' },
    ],
    [
      { formula: 'SUM(A2:A2)', format: '#,##0.00' },
      { text: 'in', indent: 2 },
    ],
  ])
  const sheet = part('xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<c r="C1" t="inlineStr"><is><t xml:space="preserve">=1+1 &lt;b&gt;</t>')
  expect(sheet).toContain('<c r="A2" s="2"><v>-12.5</v></c><c r="B2" s="3"><v>46347</v></c>')
  expect(sheet).toContain('<c r="A3" s="2"><f>SUM(A2:A2)</f></c>')
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2"')
  const styles = part('xl/styles.xml')
  expect(styles).toContain('<numFmt numFmtId="165" formatCode="yyyy-mm-dd"/>')
  expect(styles).toContain('<cellXfs count="5">')
  expect(part('xl/workbook.xml')).toContain('name="Счёт &amp; more"')
})

it('leaves others their turns while thousands of rows are written', async () => {
  let written = 0
  const seen: number[] = []
  function* rows(): Generator<WorkbookCell[]> {
    for (; written < 1_000; written += 1) yield [{ number: written }]
  }
  const other = setInterval(() => seen.push(written), 1)
  const part = await partsOf(rows())
  clearInterval(other)
  expect(new Set(seen).size).toBeGreaterThanOrEqual(4)
  expect(part('xl/worksheets/sheet1.xml')).toContain(
    '<row r="1000"><c r="A1000"><v>999</v></c></row>',
  )
})
