import type { Report } from '#contract/reports.ts'
import type { Frame } from '../frame.ts'
import { toCsv } from './csv.ts'
import { toHledger } from './hledger.ts'
import { toXlsx } from './xlsx.ts'

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** A report as a file under its name and days. */
export async function reportFile(report: Report, format: keyof typeof types): Promise<File> {
  const body = format === 'csv' ? toCsv(report) : await toXlsx(report)
  return new File([body], `${nameOf(report)}.${format}`, { type: types[format] })
}

/** The journal of the frame's span as text for hledger. */
export function hledgerFile(frame: Frame): File {
  const { from, to } = frame.span
  const name = `${nameOf({ report: 'journal', from, to })}.journal`
  return new File([toHledger(frame)], name, { type: 'text/plain;charset=utf-8' })
}

function nameOf({ report, from, to }: Pick<Report, 'report' | 'from' | 'to'>): string {
  return [report, [from, to].filter((date) => date !== null).join('_')].join('-')
}
