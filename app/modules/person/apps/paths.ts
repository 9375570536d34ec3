import { profilePaths } from '#app/modules/person/profile/index.ts'

/** The apps of a firm, and what was let into it. */
export function firmAppsPath(firmId: string): string {
  return `/firms/${firmId}/settings/apps`
}

/** What an app that the person let in has called. */
export function appCallsPath(grantId: string): string {
  return `${profilePaths.apps}/${grantId}`
}
