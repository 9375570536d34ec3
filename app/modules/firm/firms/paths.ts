export const firmsPath = '/firms'

/** The form of a new firm; without a country it asks for that first. */
export function newFirmPath(country?: string): string {
  return country ? `${firmsPath}/new?country=${country}` : `${firmsPath}/new`
}

/** How all firms of a person stand, side by side; the sums in a currency. */
export function overviewPath(currency?: string): string {
  const path = `${firmsPath}/overview`
  return currency ? `${path}?currency=${currency}` : path
}

/** What waits in all firms of a person for whoever keeps their books. */
export const queuePath = `${firmsPath}/queue`

/** All settings of a firm. */
export function settingsPath(firmId: string): string {
  return `${firmsPath}/${firmId}/settings`
}

/** What a firm says of itself. */
export function firmDataPath(firmId: string): string {
  return `${settingsPath(firmId)}/firm`
}

/** Where a firm is deleted, and kept after all. */
export function deletionPath(firmId: string): string {
  return `${settingsPath(firmId)}/deletion`
}

/** Background jobs; that module uses this one and is known by its address only. */
export function jobsPath(firmId: string): string {
  return `${settingsPath(firmId)}/jobs`
}

/** Approval rules; that module uses this one and is known by its address only. */
export function approvalRulesPath(firmId: string): string {
  return `${settingsPath(firmId)}/approvals`
}

/** Who changed what; that module uses this one and is known by its address only. */
export function auditPath(firmId: string): string {
  return `${settingsPath(firmId)}/history`
}

export function logoPath(firmId: string): string {
  return `${firmsPath}/${firmId}/logo`
}

/** Where a firm opens; that module uses this one and is known by its address only. */
export function dashboardPath(firmId: string): string {
  return `${firmsPath}/${firmId}/dashboard`
}

/** Lists behind the figures of a firm; those modules use this one and are known by their addresses only. */
export function listsOf(firmId: string, { hasOpenItems }: { hasOpenItems: boolean }) {
  const firm = `${firmsPath}/${firmId}`
  return {
    cash: `${firm}/bank`,
    receivable: hasOpenItems ? `${firm}/open-items` : `${firm}/invoices?tab=open`,
    payable: hasOpenItems ? `${firm}/open-items?direction=payable` : `${firm}/bills?tab=open`,
    taxReturns: `${firm}/reports/tax-returns`,
    approvals: `${firm}/approvals`,
  }
}

/** The same month of the year before, of `YYYY-MM`. */
function aYearBefore(month: string): string {
  return `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
}

/**
 * Where what waits in a firm is settled; those modules are known by their addresses only. Drafts of all
 * kinds stand in the list of the present month.
 */
export function queueListsOf(
  firmId: string,
  { month, firstMonth }: { month: string; firstMonth: string | null },
) {
  const firm = `${firmsPath}/${firmId}`
  return {
    drafts: `${firm}/closing/months/${month}`,
    bankLines: `${firm}/bank`,
    missingReceipts: `${firm}/expenses?receipt=missing&from=${aYearBefore(month)}-01`,
    approvals: `${firm}/approvals`,
    dueReturns: `${firm}/reports/tax-returns`,
    openMonths: `${firm}/closing/months/${firstMonth ?? month}`,
    questions: `${firm}/questions`,
  }
}
