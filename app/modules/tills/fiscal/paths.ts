/** The tills of a firm with their devices. */
export function fiscalPath(firmId: string): string {
  return `/firms/${firmId}/fiscal`
}

export function fiscalTillPath(firmId: string, tillId: string): string {
  return `${fiscalPath(firmId)}/${tillId}`
}

/** A file of days for the tax office. */
export function fiscalFilePath(
  firmId: string,
  tillId: string,
  { kind, from, to }: { kind: string; from: string; to: string },
): string {
  return `${fiscalTillPath(firmId, tillId)}/file?kind=${kind}&from=${from}&to=${to}`
}

export function fiscalKeysPath(firmId: string, tillId: string): string {
  return `${fiscalTillPath(firmId, tillId)}/keys`
}

/** A ticket, of the module of tills. */
export function ticketPath(firmId: string, ticketId: string): string {
  return `/firms/${firmId}/tills/tickets/${ticketId}`
}
