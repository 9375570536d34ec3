import type { Report, ReportName, ReportQuery } from '#contract/reports.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { balanceSheet } from './balance-sheet.ts'
import { type Frame, openFrame } from './frame.ts'
import { generalLedger } from './general-ledger.ts'
import { journal } from './journal.ts'
import { profitAndLoss } from './profit-and-loss.ts'
import { trialBalance } from './trial-balance.ts'

const makers: Record<ReportName, (frame: Frame, isWhole: boolean) => Report> = {
  'profit-and-loss': profitAndLoss,
  'balance-sheet': balanceSheet,
  'trial-balance': trialBalance,
  'general-ledger': generalLedger,
  journal,
}

/**
 * A report in the language of who asks. `isWhole` gives long ones without pages, as files have them.
 */
export function makeReport(
  reader: Reader,
  context: FirmContext,
  report: ReportName,
  query: ReportQuery,
  isWhole = false,
): Report {
  return makers[report](openFrame(reader, context, query), isWhole)
}
