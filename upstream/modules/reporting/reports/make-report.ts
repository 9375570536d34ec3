import { requirePermission } from '#contract/core/roles.ts'
import {
  centreReports,
  costReports,
  knownReports,
  type Report,
  type ReportName,
  type ReportQuery,
} from '#contract/reporting/reports.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { agedPayables, agedReceivables } from './aged.ts'
import { balanceSheet } from './balance-sheet.ts'
import { cashLines } from './cash-basis.ts'
import { cashBook } from './cash-book.ts'
import { cashFlow, cashFlowDirect } from './cash-flow.ts'
import { customReport } from './custom/custom-report.ts'
import { type Frame, openFrame } from './frame.ts'
import { generalLedger } from './general-ledger.ts'
import { journal } from './journal.ts'
import { marginBy } from './margins.ts'
import { ossReturn } from './oss/oss-return.ts'
import { profitAndLoss } from './profit-and-loss.ts'
import { purchasesBy, purchasesByItem, purchasesByMonth } from './purchases.ts'
import { ecList } from './returns/ec-list.ts'
import { taxReturn } from './returns/tax-return.ts'
import {
  salesByCountry,
  salesByCustomer,
  salesByItem,
  salesByMonth,
  salesByPerson,
} from './sales.ts'
import { taxLines } from './tax-lines.ts'
import { taxSummary } from './tax-summary.ts'
import { trialBalance } from './trial-balance.ts'

const makers: Record<ReportName, (frame: Frame, isWhole: boolean) => Report> = {
  'profit-and-loss': profitAndLoss,
  'balance-sheet': balanceSheet,
  'cash-flow': cashFlow,
  'cash-flow-direct': cashFlowDirect,
  'trial-balance': trialBalance,
  'general-ledger': generalLedger,
  journal,
  'cash-book': cashBook,
  receivables: agedReceivables,
  payables: agedPayables,
  'sales-by-customer': salesByCustomer,
  'sales-by-item': salesByItem,
  'sales-by-country': salesByCountry,
  'sales-by-month': salesByMonth,
  'sales-by-person': salesByPerson,
  'margin-by-item': marginBy('item'),
  'margin-by-customer': marginBy('customer'),
  'purchases-by-supplier': purchasesBy('supplier'),
  'purchases-by-item': purchasesByItem,
  'purchases-by-account': purchasesBy('account'),
  'purchases-by-country': purchasesBy('country'),
  'purchases-by-person': purchasesBy('person'),
  'purchases-by-month': purchasesByMonth,
  'tax-summary': taxSummary,
  'tax-return': taxReturn,
  'oss-return': ossReturn,
  'ec-list': ecList,
  'tax-lines': taxLines,
  'cash-lines': cashLines,
  custom: customReport,
}

/**
 * A report in the language of who asks, and the frame it was made within. `isWhole` gives long ones without pages, as files have them.
 * @throws AppError forbidden where it shows what goods cost and the caller may not see that
 */
export function makeReport(
  reader: Reader,
  context: FirmContext,
  report: ReportName,
  query: ReportQuery,
  isWhole = false,
): { frame: Frame; report: Report } {
  if (costReports.includes(report)) requirePermission(context.actor, 'stock:cost')
  const costCentre = centreReports.includes(report) ? query.costCentre || undefined : undefined
  const split = isSplittable(report, query) ? query.split : 'none'
  const isOfCentres = costCentre !== undefined || split === 'costCentre'
  const compare = isComparable(report, query) ? query.compare : 'none'
  // Documents are settled as a whole: which of their lines was paid, nobody knows.
  const isAccrual = report !== 'profit-and-loss' || isOfCentres
  const basis = isAccrual ? undefined : query.basis
  const isKnowable = knownReports.includes(report) && basis !== 'cash'
  const knownAt = isKnowable ? query.knownAt : undefined
  const knownOn = isKnowable ? (knownAt?.slice(0, 10) ?? query.knownOn) : undefined
  const since = report === 'journal' ? query.since : undefined
  const frame = openFrame(reader, context, {
    ...query,
    compare,
    split,
    basis,
    knownOn,
    knownAt,
    since,
    costCentre,
  })
  return { frame, report: makers[report](frame, isWhole) }
}

/** Profit and loss alone is planned. */
function isComparable(report: ReportName, { compare }: ReportQuery): boolean {
  return compare !== 'budget' || report === 'profit-and-loss'
}

/** Profit and loss alone has a column for each cost centre. */
function isSplittable(report: ReportName, { split }: ReportQuery): boolean {
  return split !== 'costCentre' || report === 'profit-and-loss'
}
