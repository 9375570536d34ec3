import type { ReportName } from '#contract/reporting/reports.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { plainJournal, reportFile } from './files/report-file.ts'
import { openFrame } from './frame.ts'
import { makeReport } from './make-report.ts'

const statements: readonly ReportName[] = ['profit-and-loss', 'balance-sheet', 'trial-balance']

type Span = { from: string; to: string }

/** The statements of each span as CSV. */
export async function statementFiles(
  reader: Reader,
  context: FirmContext,
  spans: readonly Span[],
): Promise<File[]> {
  const made = spans.flatMap((span) =>
    statements.map((name) =>
      makeReport(reader, context, name, { period: 'custom', ...span }, true),
    ),
  )
  return Promise.all(made.map(({ frame, report }) => reportFile(frame, report, 'csv')))
}

/** The journal of each span as text for hledger. */
export function journalFiles(
  reader: Reader,
  context: FirmContext,
  spans: readonly Span[],
): ReturnType<typeof plainJournal>[] {
  return spans.map((span) =>
    plainJournal(openFrame(reader, context, { period: 'custom', ...span })),
  )
}
