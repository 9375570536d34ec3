export const firmsPath = '/firms'

/** The form of a new firm; without a country it asks for that first. */
export function newFirmPath(country?: string): string {
  return country ? `${firmsPath}/new?country=${country}` : `${firmsPath}/new`
}

export function settingsPath(firmId: string): string {
  return `${firmsPath}/${firmId}/settings`
}

/** Where a firm is deleted, and kept after all. */
export function deletionPath(firmId: string): string {
  return `${settingsPath(firmId)}/deletion`
}

/** How documents are numbered; that module uses this one and is known by its address only. */
/** Records of a firm in Spain for its tax agency; they belong to the invoices. */
export function verifactuPath(firmId: string): string {
  return `${settingsPath(firmId)}/verifactu`
}

/** How documents look. */
export function paperLookPath(firmId: string): string {
  return `${settingsPath(firmId)}/paper`
}

export function numberingPath(firmId: string): string {
  return `${settingsPath(firmId)}/numbering`
}

/** Exchange rates; their module uses this one and is known by its address only. */
export function exchangeRatesPath(firmId: string): string {
  return `${settingsPath(firmId)}/exchange-rates`
}

/** Tax rates; their module uses this one and is known by its address only. */
export function taxesPath(firmId: string): string {
  return `${settingsPath(firmId)}/taxes`
}

/** Background jobs; that module uses this one and is known by its address only. */
export function jobsPath(firmId: string): string {
  return `${settingsPath(firmId)}/jobs`
}

/** Approval rules; that module uses this one and is known by its address only. */
export function approvalRulesPath(firmId: string): string {
  return `${settingsPath(firmId)}/approvals`
}

/** How mail looks and leaves; that module uses this one and is known by its address only. */
export function mailSettingsPath(firmId: string): string {
  return `${settingsPath(firmId)}/mail`
}

/** Keys of programs; that module uses this one and is known by its address only. */
export function apiKeysPath(firmId: string): string {
  return `${settingsPath(firmId)}/api-keys`
}

/** What tells programs of events; that module uses this one and is known by its address only. */
export function webhooksPath(firmId: string): string {
  return `${settingsPath(firmId)}/webhooks`
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
