/** Addresses of this module's pages. */

export function bookingPagesPath(firmId: string): string {
  return `/firms/${firmId}/booking-pages`
}

export function bookingPagePath(firmId: string, id: string): string {
  return `${bookingPagesPath(firmId)}/${id}`
}

export function bookingPath(firmId: string, id: string): string {
  return `/firms/${firmId}/bookings/${id}`
}

/** The public page, with what of it is shown. */
export function publicPagePath(token: string, shown: Record<string, string | undefined> = {}) {
  return withQuery(`/b/${token}`, shown)
}

/** Where whoever booked moves and cancels an appointment. */
export function appointmentPath(token: string, shown: Record<string, string | undefined> = {}) {
  return withQuery(`/appointments/${token}`, shown)
}

function withQuery(path: string, shown: Record<string, string | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shown)) if (value) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}
