import { listHref } from '#app/shell/list/list-query.ts'
/** Addresses of this module's pages. */

export function cashBooksPath(firmId: string): string {
  return `/firms/${firmId}/cash-books`
}

export function cashBookPath(firmId: string, code: string, month?: string): string {
  const path = `${cashBooksPath(firmId)}/${encodeURIComponent(code)}`
  return month === undefined ? path : `${path}?month=${month}`
}

export function noteCashPath(firmId: string, code: string): string {
  return `${cashBookPath(firmId, code)}/note`
}

export function countCashPath(firmId: string, code: string, date?: string): string {
  const path = `${cashBookPath(firmId, code)}/count`
  return date === undefined ? path : `${path}?date=${date}`
}

/** The book of some days as a file; the reports are known by their address only. */
export function cashBookFilePath(
  firmId: string,
  query: Readonly<Record<'accounts' | 'period' | 'from' | 'to' | 'format', string>>,
): string {
  return listHref(`/firms/${firmId}/reports/cash-book/file`, query)
}
