export function bankPath(firmId: string): string {
  return `/firms/${firmId}/bank`
}

/** What an account has: lines to match, statements. */
export function bankAccountPath(firmId: string, code: string): string {
  return `${bankPath(firmId)}/${encodeURIComponent(code)}`
}

export function statementsPath(firmId: string, code: string): string {
  return `${bankAccountPath(firmId, code)}/statements`
}

/** Where a file of statements is sent. */
export function bankUploadPath(firmId: string, code: string): string {
  return `${bankAccountPath(firmId, code)}/import`
}

/** What a file would do, or did. */
export function bankImportPath(firmId: string, importId: string): string {
  return `/firms/${firmId}/bank-imports/${importId}`
}
