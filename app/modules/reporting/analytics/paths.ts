import { listHref } from '#app/shell/list/list-query.ts'
import type { AnalysisQuery } from '#contract/reporting/analytics.ts'

export function analyticsPath(firmId: string): string {
  return `/firms/${firmId}/analytics`
}

/** An analysis, and the form that it is changed by; `saved` is the one that it was begun from. */
export function askPath(
  firmId: string,
  query: Partial<AnalysisQuery> = {},
  saved?: string | undefined,
): string {
  return listHref(`${analyticsPath(firmId)}/ask`, { ...query, saved })
}

export function recordsPath(
  firmId: string,
  query: Partial<AnalysisQuery> & { page?: number },
): string {
  return listHref(`${analyticsPath(firmId)}/records`, query)
}

export function analysisFilePath(
  firmId: string,
  query: Partial<AnalysisQuery> & { format: string },
): string {
  return listHref(`${analyticsPath(firmId)}/file`, query)
}

/** Where a question is kept under a name. */
export function saveAnalysisPath(firmId: string, query: Partial<AnalysisQuery>): string {
  return listHref(`${analyticsPath(firmId)}/save`, query)
}

/** Where a saved analysis is renamed, shared, mailed, kept by night or deleted. */
export function savedAnalysisPath(firmId: string, savedAnalysisId: string): string {
  return `${analyticsPath(firmId)}/saved/${savedAnalysisId}`
}

export function newBoardPath(firmId: string): string {
  return `${analyticsPath(firmId)}/dashboards/new`
}

export function boardPath(firmId: string, analysisBoardId: string): string {
  return `${analyticsPath(firmId)}/dashboards/${analysisBoardId}`
}

export function editBoardPath(firmId: string, analysisBoardId: string): string {
  return `${boardPath(firmId, analysisBoardId)}/edit`
}
