export function sitePath(firmId: string): string {
  return `/firms/${firmId}/website`
}

export function redirectsPath(firmId: string): string {
  return `${sitePath(firmId)}/redirects`
}
