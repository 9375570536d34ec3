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

/** All that waits for a person in any of their firms, as one list. */
export const toDoPath = `${firmsPath}/to-do`

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

/** Which areas of the product a firm uses. */
export function areasPath(firmId: string): string {
  return `${settingsPath(firmId)}/areas`
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
