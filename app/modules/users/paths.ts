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
