import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import type { About, AnyRegister, AnyRow } from './describe.ts'
import { fileCellOf, fileColumns } from './file-cell.ts'

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type SheetCell = SheetData[number][number]

/** Rows as a workbook of one sheet: texts as texts, numbers as numbers, dates as dates. */
export async function toWorkbook(
  source: Pick<AnyRegister, 'columns'>,
  about: About<unknown>,
  rows: readonly AnyRow[],
): Promise<Uint8Array<ArrayBuffer>> {
  const columns = fileColumns(source, about)
  const head = columns.map(({ label, fileLabel = label }): SheetCell => {
    const value = about.t(fileLabel, { currency: about.firm.baseCurrency })
    return { value, type: String, fontWeight: 'bold' }
  })
  const body = rows.map((row) =>
    columns.map((column): SheetCell => {
      const { number, date, digits, plain, text } = fileCellOf(column, row, about)
      if (number !== undefined) return { value: number, type: Number, format: formatOf(digits) }
      if (date !== undefined && date !== '') {
        return { value: new Date(`${date}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
      }
      const value = plain ?? text
      return value === '' ? null : { value, type: String }
    }),
  )
  const book = writeXlsxFile([head, ...body], {
    sheet: about.t('list.title').slice(0, 31),
    columns: columns.map(({ kind }) => ({ width: kind === 'link' ? 36 : 16 })),
    stickyRowsCount: 1,
  })
  return new Uint8Array(await book.toBuffer())
}

function formatOf(digits = 0): string {
  return digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`
}
