import { profilePaths } from '#app/modules/person/profile/index.ts'

/** The list of a firm's keys; without a firm, the person's own. */
export function keysPath(firmId: string | null): string {
  return firmId ? `/firms/${firmId}/settings/api-keys` : profilePaths.apiKeys
}

export function newKeyPath(firmId: string | null): string {
  return `${keysPath(firmId)}/new`
}

/** What assistants asked for with a key. */
export function callsPath(firmId: string | null, keyId: string): string {
  return `${keysPath(firmId)}/${keyId}`
}
