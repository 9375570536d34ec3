import { escapeAttribute } from '../xml/escape-xml.ts'
import type { Sheet } from './write-workbook.ts'

/** What a workbook of one sheet holds beside its rows and styles (ECMA-376, part 2 and 18). */

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The sheet before its rows and after them. */
export function sheetAround({ widths, headRows }: Omit<Sheet, 'name'>): {
  before: string
  after: string
} {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const pane = `<pane ySplit="${headRows}" topLeftCell="A${headRows + 1}" activePane="bottomLeft" state="frozen"/>`
  const views = `<sheetViews><sheetView tabSelected="1" workbookViewId="0">${pane}</sheetView></sheetViews>`
  const cols = columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''
  return {
    before: `${head}<worksheet xmlns="${main}">${views}${cols}<sheetData>`,
    after: '</sheetData></worksheet>',
  }
}

/** @param name of the sheet; Excel refuses one of more than 31 letters, or with some signs */
export function workbookXml(name: string): string {
  const taken = name.slice(0, 31).replace(/[[\]:*?/\\]/g, ' ')
  const sheet = `<sheet name="${escapeAttribute(taken)}" sheetId="1" r:id="rId1"/>`
  // Formulas come without their values: whoever opens it works them out.
  return `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheet}</sheets><calcPr fullCalcOnLoad="1"/></workbook>`
}

function relationsXml(targets: Record<string, string>): string {
  const all = Object.entries(targets).map(
    ([target, kind], at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/${kind}" Target="${target}"/>`,
  )
  return `${head}<Relationships xmlns="${packaged}/relationships">${all.join('')}</Relationships>`
}

/** The parts that are the same in each, by their paths. */
export const packageParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`,
  '_rels/.rels': relationsXml({ 'xl/workbook.xml': 'officeDocument' }),
  'xl/_rels/workbook.xml.rels': relationsXml({
    'worksheets/sheet1.xml': 'worksheet',
    'styles.xml': 'styles',
  }),
}
