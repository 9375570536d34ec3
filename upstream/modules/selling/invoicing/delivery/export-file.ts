import { AppError } from '#contract/core/errors.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { firmDate } from '../../../firm/firms/index.ts'
import { toCsv } from './export-csv.ts'
import { type ExportFilter, exportRows } from './export-rows.ts'
import { exportTexts } from './export-texts.ts'
import { toXlsx } from './export-xlsx.ts'

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Documents as a table to take along. @throws AppError malformed, too_large */
export async function exportDocuments(
  reader: Reader,
  context: FirmContext,
  format: 'csv' | 'xlsx',
  filter: ExportFilter,
): Promise<File> {
  const rows = exportRows(reader, context, filter)
  const name = `${exportTexts[context.actor.language].fileName}-${firmDate(reader, context)}.${format}`
  if (format === 'csv')
    return new File([await toCsv(rows, context.actor.language)], name, {
      type: 'text/csv;charset=utf-8',
    })
  try {
    const { kinds } = exportTexts[context.actor.language]
    return new File([await toXlsx(rows, kinds.invoice)], name, { type: spreadsheet })
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('unexpected', 'No such workbook', { cause })
  }
}
