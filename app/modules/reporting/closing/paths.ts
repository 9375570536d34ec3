import type { ClosingPoint } from '#contract/reporting/closing.ts'

export function closingPath(firmId: string): string {
  return `/firms/${firmId}/closing`
}

export function closingMonthPath(firmId: string, month: string): string {
  return `${closingPath(firmId)}/months/${month}`
}

/** A fiscal year by its last day. */
export function closingYearPath(firmId: string, end: string): string {
  return `${closingPath(firmId)}/years/${end}`
}

export function revaluationPath(firmId: string, date?: string): string {
  const path = `${closingPath(firmId)}/revaluation`
  return date === undefined ? path : `${path}?date=${date}`
}

/** Where a point of the checklist is settled; other modules are known by their addresses. */
export function pointPath(
  firmId: string,
  { key, account }: Pick<ClosingPoint, 'key' | 'account'>,
  end: string,
): string {
  const firm = `/firms/${firmId}`
  const places: Record<string, string> = {
    invoiceDrafts: `${firm}/invoices?tab=draft`,
    billDrafts: `${firm}/bills?tab=draft`,
    expenseDrafts: `${firm}/expenses?tab=draft`,
    expenseClaims: `${firm}/expenses?tab=claim`,
    missingReceipts: `${firm}/expenses?receipt=missing&from=${end.slice(0, 7)}-01&to=${end}`,
    bankLines: `${firm}/bank`,
    tillSessions: `${firm}/tills`,
    openDeliveries: `${firm}/stock/documents?tab=open&kind=delivery&to=${end}`,
    stock: `${firm}/stock/valuation?date=${end}`,
    wallets: `${firm}/wallets`,
    points: `${firm}/loyalty`,
    shares: `${firm}/assets`,
    entryDrafts: `${firm}/ledger/entries?state=draft`,
    receivables: `${firm}/open-items?asOf=${end}`,
    customerCredit: `${firm}/open-items?view=credit&asOf=${end}`,
    payables: `${firm}/open-items?direction=payable&asOf=${end}`,
    sequence: `${firm}/ledger/verification`,
    revaluation: revaluationPath(firmId, end),
  }
  const ledger = account === null ? '' : `/accounts/${encodeURIComponent(account)}`
  return places[key] ?? `${firm}/ledger${ledger}?to=${end}`
}

/** Where rates are added; that module is known by its address only. */
export function ratesPath(firmId: string): string {
  return `/firms/${firmId}/settings/exchange-rates`
}
