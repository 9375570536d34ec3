import type { FirmContext, Writer } from '../../../firm/store.ts'
import { queueNotice } from '../outbound/index.ts'

type Decided = {
  /** Id of whoever prepared it; empty where nobody did. */
  preparedBy: string
  title: string
  /** Its address below the firm's: `bills/01…`. */
  link: string
  decision: 'approved' | 'rejected'
  reason?: string
}

/** Notifies whoever prepared a record that another person approved it or sent it back. */
export function tellDecided(
  writer: Writer,
  context: FirmContext,
  { preparedBy, title, link, decision, reason = '' }: Decided,
): void {
  if (preparedBy === '' || preparedBy === context.actor.userId) return
  queueNotice(writer, context, {
    kind: 'approvalDecided',
    params: { by: context.actor.userName, title, decision, reason },
    link: `/firms/${context.firmId}/${link}`,
    userIds: [preparedBy],
  })
}
