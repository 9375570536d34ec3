/** Addresses of this module's pages. */

export function ticketsPath(firmId: string): string {
  return `/firms/${firmId}/support-tickets`
}

export function ticketPath(firmId: string, id: string): string {
  return `${ticketsPath(firmId)}/${id}`
}

export function figuresPath(firmId: string): string {
  return `${ticketsPath(firmId)}/figures`
}

export function settingsPath(firmId: string): string {
  return `${ticketsPath(firmId)}/settings`
}

/** Where whoever asked reads a ticket and answers. */
export function publicTicketPath(token: string): string {
  return `/tickets/${token}`
}

/** The public form. */
export function publicFormPath(token: string): string {
  return `/ask/${token}`
}
