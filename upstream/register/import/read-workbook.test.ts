import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readWorkbook } from './read-workbook.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The least that ECMA-376 asks for: programs that write row by row leave shared strings and styles out. */
function workbookOf(rows: string): Uint8Array {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  const packed = Object.entries(parts).map(([name, text]) => [name, strToU8(text)])
  return zipSync(Object.fromEntries(packed))
}

function rowsOf(rows: string): string[][] {
  const steps = readWorkbook(workbookOf(rows))
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

test('a workbook without shared strings and styles is read', () => {
  const name = '<c r="A1" t="inlineStr"><is><t>Chair</t></is></c>'
  expect(rowsOf(`<row r="1">${name}<c r="B1"><v>0.10000000000000001</v></c></row>`)).toEqual([
    ['Chair', '0.1'],
  ])
})

test('cells and rows need not say where they are', () => {
  expect(rowsOf('<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>')).toEqual([
    ['1', '2'],
    ['3'],
  ])
})
