/** The firm's tax rates. */
export function taxesPath(firmId: string): string {
  return `/firms/${firmId}/settings/taxes`
}

export function newTaxPath(firmId: string): string {
  return `${taxesPath(firmId)}/new`
}

export function taxPath(firmId: string, code: string): string {
  return `${taxesPath(firmId)}/${encodeURIComponent(code)}`
}

export function editTaxPath(firmId: string, code: string): string {
  return `${taxPath(firmId, code)}/edit`
}

export function replaceTaxPath(firmId: string, code: string): string {
  return `${taxPath(firmId, code)}/replace`
}
