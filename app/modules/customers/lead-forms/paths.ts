/** Addresses of this module's pages. */

export function leadFormsPath(firmId: string): string {
  return `/firms/${firmId}/lead-forms`
}

/** The public page, or what it says afterwards. */
export function publicFormPath(token: string, isSent = false): string {
  return isSent ? `/l/${token}?sent=1` : `/l/${token}`
}

/** Where the owner of an address confirms that they want news. */
export function newsConsentPath(token: string): string {
  return `/news/${token}`
}
