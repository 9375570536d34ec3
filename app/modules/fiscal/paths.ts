/** The registers of a firm with their devices. */
export function fiscalPath(firmId: string): string {
  return `/firms/${firmId}/fiscal`
}

export function fiscalTillPath(firmId: string, tillId: string): string {
  return `${fiscalPath(firmId)}/${tillId}`
}

export function fiscalFilePath(firmId: string, tillId: string): string {
  return `${fiscalTillPath(firmId, tillId)}/file`
}

export function fiscalKeysPath(firmId: string, tillId: string): string {
  return `${fiscalTillPath(firmId, tillId)}/keys`
}

/** A ticket, of the module of tills. */
export function ticketPath(firmId: string, ticketId: string): string {
  return `/firms/${firmId}/tills/tickets/${ticketId}`
}
