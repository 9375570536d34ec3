export function waitingPath(firmId: string): string {
  return `/firms/${firmId}/approvals`
}
