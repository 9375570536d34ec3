import type { Report, ReportFileFormat } from '#contract/reports.ts'
import { toCsv } from './csv.ts'
import { toXlsx } from './xlsx.ts'

const types: Record<ReportFileFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A report as a file under its name and days. */
export async function reportFile(report: Report, format: ReportFileFormat): Promise<File> {
  const days = [report.from, report.to].filter((date) => date !== null).join('_')
  const body = format === 'csv' ? toCsv(report) : await toXlsx(report)
  return new File([body], `${report.report}-${days}.${format}`, { type: types[format] })
}
