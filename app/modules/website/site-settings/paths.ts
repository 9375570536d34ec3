export function siteSettingsPath(firmId: string): string {
  return `/firms/${firmId}/website/settings`
}

export function siteLookPath(firmId: string): string {
  return `/firms/${firmId}/website/look`
}

export function siteMenuPath(firmId: string): string {
  return `/firms/${firmId}/website/menu`
}

export function openingHoursPath(firmId: string): string {
  return `/firms/${firmId}/website/opening-hours`
}

export function siteDomainPath(firmId: string): string {
  return `/firms/${firmId}/website/domain`
}
