export function sitePagesPath(firmId: string): string {
  return `/firms/${firmId}/site-pages`
}

export function newSitePagePath(firmId: string): string {
  return `${sitePagesPath(firmId)}/new`
}

export function sitePagePath(firmId: string, id: string): string {
  return `${sitePagesPath(firmId)}/${id}`
}

/** What changed from a version to another one; the one before where none is named. */
export function revisionPath(firmId: string, id: string, number: number): string {
  return `${sitePagePath(firmId, id)}/versions/${number}`
}
