import { reportsContract } from '#contract/reports.ts'
import { asDownload } from '../../download.ts'
import { implement } from '../../firm/implement.ts'
import { bookChecks } from './checks.ts'
import { reportFile } from './files/report-file.ts'
import { openFrame } from './frame.ts'
import { makeReport } from './make-report.ts'

const os = implement(reportsContract)

export const router = os.router({
  get: os.get.handler(({ context: { store, firm }, input: { firmId: _, report, ...query } }) =>
    makeReport(store.reader, firm, report, query),
  ),
  file: os.file.handler(async ({ context, input: { firmId: _, report, format, ...query } }) => {
    const { store, firm } = context
    const made = makeReport(store.reader, firm, report, query, true)
    return asDownload(context, await reportFile(made, format))
  }),
  checks: os.checks.handler(({ context: { store, firm }, input: { to } }) => {
    const frame = openFrame(store.reader, firm, to ? { period: 'custom', from: to, to } : {})
    const { currency, span } = frame
    return { to: span.to, currency, checks: bookChecks(frame) }
  }),
})
