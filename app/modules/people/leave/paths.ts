/** What is left to whoever asks, and what they asked for. */
export function ownLeavePath(firmId: string): string {
  return `/firms/${firmId}/my-leave`
}

/** The form that asks for leave. */
export function askLeavePath(firmId: string): string {
  return `${ownLeavePath(firmId)}/new`
}

/** Who stands in for somebody who approves leave. */
export function deputiesPath(firmId: string): string {
  return `${ownLeavePath(firmId)}/deputies`
}

/** Everybody's requests. */
export function leavePath(firmId: string): string {
  return `/firms/${firmId}/leave-requests`
}

/** One of them. */
export function leaveRequestPath(firmId: string, requestId: string): string {
  return `${leavePath(firmId)}/${requestId}`
}

/** Who is away when. */
export function teamPath(firmId: string, month = ''): string {
  return `/firms/${firmId}/team-absences${month && `?month=${month}`}`
}

/** What everybody has left. */
export function balancesPath(firmId: string): string {
  return `/firms/${firmId}/leave-balances`
}

/** The types of leave that the firm has. */
export function leaveTypesPath(firmId: string): string {
  return `/firms/${firmId}/leave-types`
}

/** How the firm has one of them; `new` for one of its own. */
export function leaveTypePath(firmId: string, code: string): string {
  return `${leaveTypesPath(firmId)}/${code}`
}

/** One person's leave, for HR. */
export function personLeavePath(firmId: string, employeeId: string): string {
  return `/firms/${firmId}/employees/${employeeId}/leave`
}
