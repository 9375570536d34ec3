export function siteImportPath(firmId: string): string {
  return `/firms/${firmId}/website/import`
}

/** The whole site as a file for another program. */
export function siteFilePath(firmId: string, format: 'markdown' | 'wordpress'): string {
  return `/firms/${firmId}/website/export?format=${format}`
}
