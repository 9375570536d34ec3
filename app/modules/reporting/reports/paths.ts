import { listHref } from '#app/shell/list/list-query.ts'
import type { ReportFileFormat, ReportName, ReportQuery } from '#contract/reporting/reports.ts'
import type { ReturnFileKind } from '#contract/reporting/return-files.ts'

export function reportsPath(firmId: string): string {
  return `/firms/${firmId}/reports`
}

export function reportPath(firmId: string, report: ReportName, query: ReportQuery = {}): string {
  return listHref(`${reportsPath(firmId)}/${report}`, query)
}

export function reportFilePath(
  firmId: string,
  report: ReportName,
  query: ReportQuery & { format: ReportFileFormat },
): string {
  return listHref(`${reportsPath(firmId)}/${report}/file`, query)
}

export function taxReturnsPath(firmId: string): string {
  return `${reportsPath(firmId)}/tax-returns`
}

/** Where a return is marked as filed. */
export function keepReturnPath(
  firmId: string,
  days: { from: string; to: string; kind?: 'oss' },
): string {
  return listHref(`${taxReturnsPath(firmId)}/keep`, days)
}

/** Which return, and as which of its files. */
type ReturnChoice = { from: string; to: string; file?: ReturnFileKind | undefined }

/** Where a return is taken as its authority's own file, which asks for more than its days. */
export function returnFormPath(firmId: string, choice: ReturnChoice): string {
  return listHref(`${taxReturnsPath(firmId)}/form`, choice)
}

/** The file itself. */
export function returnFilePath(
  firmId: string,
  query: ReturnChoice & { number?: string; credit?: string },
): string {
  return listHref(`${taxReturnsPath(firmId)}/file`, query)
}

/** What an Italian firm writes of its purchases from abroad, of one month. */
export function crossBorderPath(firmId: string, query: { month?: string } = {}): string {
  return listHref(`${taxReturnsPath(firmId)}/cross-border`, query)
}

type PurchaseKey = { source: string; sourceId: string; part: string; isReversal: boolean }

/** Where one document is looked at before it is written. */
export function writeIntegrationPath(
  firmId: string,
  { source, sourceId, part, isReversal }: PurchaseKey,
): string {
  const query = { source, sourceId, part, isReversal: isReversal ? 'true' : undefined }
  return listHref(`${crossBorderPath(firmId)}/write`, query)
}

/** Where it is noted that one was refused. */
export function refuseIntegrationPath(firmId: string, integrationId: string): string {
  return `${crossBorderPath(firmId)}/${integrationId}/refuse`
}

export function integrationFilePath(firmId: string, integrationId: string): string {
  return `${crossBorderPath(firmId)}/${integrationId}/file`
}

export function integrationFilesPath(firmId: string, month: string): string {
  return listHref(`${crossBorderPath(firmId)}/files`, { month })
}

/** Where it is said whether tax is due as documents are issued or as they are paid. */
export function taxOnPaymentPath(firmId: string): string {
  return `${taxReturnsPath(firmId)}/on-payment`
}

/** Where the firm registers for the one-stop shop, and its quarters are. */
export function ossPath(firmId: string): string {
  return `${taxReturnsPath(firmId)}/one-stop-shop`
}

/** Where it is said by which method the firm settles, and at which net rates. */
export function netRatesPath(firmId: string): string {
  return `${taxReturnsPath(firmId)}/net-rates`
}

/** Where it is said what the firm files, and how often. */
export function taxDutySettingsPath(firmId: string): string {
  return `${taxReturnsPath(firmId)}/due-dates`
}

/** Where the report of a page is saved with what was chosen on it. */
export function saveReportPath(firmId: string, report: ReportName, query: ReportQuery): string {
  return listHref(`${reportsPath(firmId)}/save`, { ...query, page: undefined, report })
}

/** Where a saved report is renamed, shared, sent by mail or deleted. */
export function savedReportPath(firmId: string, savedReportId: string): string {
  return `${reportsPath(firmId)}/saved/${savedReportId}`
}

/** Where what one pinned to the dashboard is put in order. */
export function pinsPath(firmId: string): string {
  return `${reportsPath(firmId)}/pins`
}
