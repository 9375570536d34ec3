import { passSharedFile, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicInvitationsContract } from '#contract/communication/event-guests.ts'

/** The event for the guest's calendar. */
export async function loader(args: Args) {
  const { stream } = upstream(args)
  const token = tokenOf(args)
  const file = await stream(publicInvitationsContract.file, { token }, { token: null })
  return passSharedFile(file, 'attachment')
}
