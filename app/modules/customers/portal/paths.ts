/** Addresses of this module's pages. */

export function contactsPath(firmId: string): string {
  return `/firms/${firmId}/portal-contacts`
}

export function portalSettingsPath(firmId: string): string {
  return `${contactsPath(firmId)}/settings`
}

/** A page of the portal itself, for contacts of customers. */
export function portalPath(token: string, page = ''): string {
  return page === '' ? `/portal/${token}` : `/portal/${token}/${page}`
}
