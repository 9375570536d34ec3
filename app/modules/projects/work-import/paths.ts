export function workImportsPath(firmId: string): string {
  return `/firms/${firmId}/work-imports`
}

export function workImportPath(firmId: string, workImportId: string): string {
  return `${workImportsPath(firmId)}/${workImportId}`
}
