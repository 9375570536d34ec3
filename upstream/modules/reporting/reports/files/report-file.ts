import { invalidField } from '#contract/core/errors.ts'
import type { Report } from '#contract/reporting/reports.ts'
import type { Frame } from '../frame.ts'
import { toCsv } from './csv.ts'
import { toHledger } from './hledger.ts'
import { toPdf } from './pdf.ts'
import { toSaft } from './saft.ts'
import { toXlsx } from './xlsx.ts'

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const

/**
 * A report of a frame as a file under its name and days.
 * @throws AppError invalid where a PDF would have too many pages, or it has more lines than a file takes:
 *   a part must not pass for the whole
 */
export async function reportFile(
  frame: Frame,
  report: Report,
  format: keyof typeof types,
): Promise<File> {
  if (report.hasNextPage) throw invalidField('to', 'tooManyEntries')
  const write = {
    csv: (made: Report) => toCsv(made, frame.language),
    xlsx: toXlsx,
    pdf: (made: Report) => toPdf(frame, made),
  }[format]
  const body = await write(report)
  return new File([body], `${nameOf(report)}.${format}`, { type: types[format] })
}

/**
 * The journal of the frame's span as an audit file.
 * @throws AppError invalid where it would have too many lines
 */
export function auditFile(frame: Frame): File {
  const name = `${journalName(frame)}-SAF-T.xml`
  return new File([toSaft(frame)], name, { type: 'application/xml' })
}

/** The journal of the frame's span as text for hledger, part by part, and its name. */
export function plainJournal(frame: Frame): {
  name: string
  type: string
  parts: Iterable<string>
} {
  const name = `${journalName(frame)}.journal`
  return { name, type: 'text/plain;charset=utf-8', parts: toHledger(frame) }
}

function journalName({ span: { from, to } }: Frame): string {
  return nameOf({ report: 'journal', from, to })
}

function nameOf({ report, from, to }: Pick<Report, 'report' | 'from' | 'to'>): string {
  return [report, [from, to].filter((date) => date !== null).join('_')].join('-')
}
