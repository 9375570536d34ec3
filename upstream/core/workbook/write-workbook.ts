import { strToU8, Zip, ZipDeflate } from 'fflate'
import { inSteps } from '../breathe.ts'
import { joinBytes } from '../join-bytes.ts'
import { cellXml, type WorkbookCell } from './cell-xml.ts'
import { packageParts, sheetAround, workbookXml } from './parts.ts'
import { Styles } from './styles.ts'

export type { WorkbookCell } from './cell-xml.ts'

/** What a sheet is besides its rows. */
export type Sheet = {
  name: string
  /** Of its columns, in letters. */
  widths: readonly number[]
  /** Rows above, which stay where they are while the others are scrolled. */
  headRows: number
}

const rowsAtOnce = 200

/**
 * Rows as a workbook of one sheet (ECMA-376), some hundred at a time with others in between: a list of
 * thousands of documents takes a second.
 * @param rows a cell that is null is empty
 */
export async function writeWorkbook(
  rows: Iterable<readonly (WorkbookCell | null)[]>,
  sheet: Sheet,
): Promise<Uint8Array<ArrayBuffer>> {
  return joinBytes(await inSteps(writeSteps(rows, sheet)))
}

function* writeSteps(
  rows: Iterable<readonly (WorkbookCell | null)[]>,
  sheet: Sheet,
): Generator<undefined, Uint8Array[]> {
  const bytes: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    bytes.push(part)
  })
  const add = (path: string) => {
    const entry = new ZipDeflate(path)
    zip.add(entry)
    return entry
  }
  const addWhole = (path: string, xml: string) => add(path).push(strToU8(xml), true)
  const styles = new Styles()
  const { before, after } = sheetAround(sheet)
  const entry = add('xl/worksheets/sheet1.xml')
  let xml = before
  let number = 0
  for (const cells of rows) {
    number += 1
    xml += rowXml(number, cells, styles)
    if (number % rowsAtOnce > 0) continue
    entry.push(strToU8(xml))
    xml = ''
    yield
  }
  entry.push(strToU8(xml + after), true)
  addWhole('xl/styles.xml', styles.toXml())
  addWhole('xl/workbook.xml', workbookXml(sheet.name))
  for (const [path, part] of Object.entries(packageParts)) addWhole(path, part)
  zip.end()
  return bytes
}

function rowXml(number: number, cells: readonly (WorkbookCell | null)[], styles: Styles): string {
  const filled = cells.map((cell, at) => (cell ? cellXml(cell, { at, row: number }, styles) : ''))
  return `<row r="${number}">${filled.join('')}</row>`
}
