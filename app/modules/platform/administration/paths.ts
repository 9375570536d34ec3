export const firmsPath = '/admin/firms'
export const usersPath = '/admin/users'
export const messagesPath = '/admin/messages'
export const noticesPath = '/admin/notices'
export const jobsPath = '/admin/failed-jobs'
export const auditPath = '/admin/audit'
export const outboxPath = '/admin/outbox'

export function firmPath(firmId: string): string {
  return `${firmsPath}/${firmId}`
}

export function userPath(userId: string): string {
  return `${usersPath}/${userId}`
}

export function messagePath(messageId: string): string {
  return `${messagesPath}/${messageId}`
}

/** Where a firm says who of the platform may look into it. */
export function supportAccessPath(firmId: string): string {
  return `/firms/${firmId}/support-access`
}

/** Every request they made there. */
export function supportRequestsPath(firmId: string): string {
  return `${supportAccessPath(firmId)}/requests`
}
