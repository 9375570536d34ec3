export function usersPath(firmId: string): string {
  return `/firms/${firmId}/users`
}

export function userPath(firmId: string, userId: string): string {
  return `${usersPath(firmId)}/${userId}`
}

export function invitePath(firmId: string): string {
  return `${usersPath(firmId)}/invite`
}

export function rolesPath(firmId: string): string {
  return `${usersPath(firmId)}/roles`
}

export function ownershipPath(firmId: string): string {
  return `${usersPath(firmId)}/ownership`
}

/** Where people see and leave their firms; of another module, known by address only. */
export const ownFirmsPath = '/profile/firms'

/** @param from a role to begin with: a built-in one, or the id of one of the firm's own */
export function newRolePath(firmId: string, from?: string): string {
  const path = `${rolesPath(firmId)}/new`
  return from === undefined ? path : `${path}?from=${encodeURIComponent(from)}`
}

export function rolePath(firmId: string, roleId: string): string {
  return `${rolesPath(firmId)}/${roleId}`
}
