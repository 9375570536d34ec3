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

/** The blocks of a page, one below the other. */
export function blocksPath(firmId: string, id: string): string {
  return `${sitePagePath(firmId, id)}/blocks`
}

export function blockPath(firmId: string, id: string, key: string): string {
  return `${blocksPath(firmId, id)}/${key}`
}
