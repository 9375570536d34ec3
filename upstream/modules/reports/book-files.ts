import type { ReportName } from '#contract/reports.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { journalFile, reportFile } from './files/report-file.ts'
import { openFrame } from './frame.ts'
import { makeReport } from './make-report.ts'

const statements: readonly ReportName[] = ['profit-and-loss', 'balance-sheet', 'trial-balance']

/** The journal of each span as text for hledger, and its statements as CSV. */
export async function bookFiles(
  reader: Reader,
  context: FirmContext,
  spans: readonly { from: string; to: string }[],
): Promise<File[]> {
  const files: File[] = []
  for (const { from, to } of spans) {
    const query = { period: 'custom', from, to } as const
    files.push(journalFile(openFrame(reader, context, query), 'hledger'))
    for (const name of statements) {
      const { frame, report } = makeReport(reader, context, name, query, true)
      files.push(await reportFile(frame, report, 'csv'))
    }
  }
  return files
}
