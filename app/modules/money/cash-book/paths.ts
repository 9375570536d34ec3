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
