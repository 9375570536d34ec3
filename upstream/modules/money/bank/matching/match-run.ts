import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { runsToMatch, settleRun } from '../../payment-runs/index.ts'
import { matchEntriesOf } from './match-entries.ts'
import type { StoredLine } from './reader.ts'

/**
 * Matches a line with a payment run, which is posted on the line's day unless it was.
 * @throws AppError as `settleRun`; invalid where the run is not the line
 */
export function matchRun(
  writer: Writer,
  context: FirmContext,
  line: StoredLine,
  runId: string,
): void {
  const runs = runsToMatch(writer, context, line.account, [0 - line.amount])
  const paid = runs.find(({ id, isPaid }) => id === runId && isPaid)
  if (paid) {
    matchEntriesOf(writer, context, line, { sources: paid.made, made: [] })
    return
  }
  const { date, account } = line
  const settled = settleRun(writer, context, runId, { date, account })
  const made = [...settled, { kind: 'paymentRun', id: runId }]
  matchEntriesOf(writer, context, line, { sources: settled.map(({ id }) => id), made })
}
