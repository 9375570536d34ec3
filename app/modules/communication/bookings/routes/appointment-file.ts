import { passSharedFile, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicBookingsContract } from '#contract/communication/public-bookings.ts'

/** The appointment for the calendar of whoever booked it. */
export async function loader(args: Args) {
  const { stream } = upstream(args)
  const file = await stream(publicBookingsContract.file, { token: tokenOf(args) }, { token: null })
  return passSharedFile(file, 'attachment')
}
