export function tillsPath(firmId: string): string {
  return `/firms/${firmId}/tills`
}

export function newTillPath(firmId: string): string {
  return `${tillsPath(firmId)}/new`
}

export function editTillPath(firmId: string, tillId: string): string {
  return `${tillsPath(firmId)}/${tillId}/edit`
}

export function openTillPath(firmId: string, tillId: string): string {
  return `${tillsPath(firmId)}/${tillId}/open`
}

export function sellPath(firmId: string, tillId: string): string {
  return `${tillsPath(firmId)}/${tillId}/sell`
}

/** Where the selling screen sends changes without being left. */
export function livePath(firmId: string, tillId: string): string {
  return `${sellPath(firmId, tillId)}/live`
}

/** What was sold just now: the change, and its receipt. */
export function paidPath(firmId: string, tillId: string, ticketId: string): string {
  return `${sellPath(firmId, tillId)}/paid/${ticketId}`
}

/** The items of a category on the selling screen. */
export function categoryPath(firmId: string, tillId: string, categoryId: string): string {
  return `${sellPath(firmId, tillId)}?category=${categoryId}`
}

/** Where a cart waits for its terminal. */
export function terminalPath(firmId: string, tillId: string): string {
  return `${sellPath(firmId, tillId)}/terminal`
}

/** Where that page asks how it stands. */
export function terminalLookPath(firmId: string, tillId: string): string {
  return `${terminalPath(firmId, tillId)}/look`
}

/** Sells without a connection; below the selling screen, whose part the service worker answers for. */
export function offlinePath(firmId: string, tillId: string): string {
  return `${sellPath(firmId, tillId)}/offline`
}

/** Where a device that sells without a connection asks and sends. */
export function queuePath(firmId: string, tillId: string): string {
  return `${sellPath(firmId, tillId)}/queue`
}

export function sessionsPath(firmId: string): string {
  return `${tillsPath(firmId)}/sessions`
}

export function sessionPath(firmId: string, tillSessionId: string): string {
  return `${sessionsPath(firmId)}/${tillSessionId}`
}

export function movePath(firmId: string, tillSessionId: string): string {
  return `${sessionPath(firmId, tillSessionId)}/move`
}

export function countPath(firmId: string, tillSessionId: string): string {
  return `${sessionPath(firmId, tillSessionId)}/count`
}

export function ticketsPath(firmId: string): string {
  return `${tillsPath(firmId)}/tickets`
}

export function ticketPath(firmId: string, ticketId: string): string {
  return `${ticketsPath(firmId)}/${ticketId}`
}

export function refundPath(firmId: string, ticketId: string): string {
  return `${ticketPath(firmId, ticketId)}/refund`
}

export function dailySalesPath(firmId: string): string {
  return `${tillsPath(firmId)}/daily`
}

export function sessionPdfPath(firmId: string, tillSessionId: string): string {
  return `${sessionPath(firmId, tillSessionId)}/pdf`
}

export function ticketPdfPath(firmId: string, ticketId: string): string {
  return `${ticketPath(firmId, ticketId)}/pdf`
}

/** The public copy of a receipt. */
export function receiptPath(token: string): string {
  return `/r/${token}`
}

/** Totals of days that no till noted. */
export function totalsPath(firmId: string): string {
  return `${tillsPath(firmId)}/totals`
}

export function newTotalPath(firmId: string, date?: string): string {
  return `${totalsPath(firmId)}/new${date === undefined ? '' : `?date=${date}`}`
}

export function totalPath(firmId: string, dayTotalId: string): string {
  return `${totalsPath(firmId)}/${dayTotalId}`
}

/** What a till shows first. */
export function favouritesPath(firmId: string, tillId: string): string {
  return `${tillsPath(firmId)}/${tillId}/favourites`
}
