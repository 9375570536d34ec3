export function sitePath(firmId: string): string {
  return `/firms/${firmId}/website`
}

export function redirectsPath(firmId: string): string {
  return `${sitePath(firmId)}/redirects`
}

/** The analysis of the website's visits, where the firm has analyses. */
export function visitsPath(firmId: string): string {
  const query = 'view=pageViews&measures=visits,views&by=day&period=last30Days&look=line'
  return `/firms/${firmId}/analytics/ask?${query}`
}
