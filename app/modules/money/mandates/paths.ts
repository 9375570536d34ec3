/** Addresses of this module's pages. */

export function mandatesPath(firmId: string): string {
  return `/firms/${firmId}/mandates`
}

export function newMandatePath(firmId: string): string {
  return `${mandatesPath(firmId)}/new`
}

export function mandatePath(firmId: string, mandateId: string): string {
  return `${mandatesPath(firmId)}/${mandateId}`
}

export function debitSettingsPath(firmId: string): string {
  return `/firms/${firmId}/debit-settings`
}
