/** Addresses of this module's settings, by firm. */

export function mailSettingsPath(firmId: string): string {
  return `/firms/${firmId}/settings/mail`
}

export function suppressedPath(firmId: string): string {
  return `${mailSettingsPath(firmId)}/suppressed`
}

/** The firm's words of a kind of mail in a language. */
export function templatePath(firmId: string, mailKind: string, language: string): string {
  return `${mailSettingsPath(firmId)}/templates/${mailKind}/${language}`
}
