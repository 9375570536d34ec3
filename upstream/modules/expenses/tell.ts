import type { FirmContext, Writer } from '../../firm/store.ts'
import { queueNotice } from '../outbound/index.ts'
import type { StoredExpense } from './reader.ts'

/** Notifies those who decide on claims of one that was handed in, as far as their role reaches. */
export function tellApprovers(
  writer: Writer,
  context: FirmContext,
  { id, payee, amount, currency, madeByName: by }: StoredExpense,
): void {
  queueNotice(writer, context, {
    kind: 'claimWaits',
    params: { by, payee, amount, currency },
    link: `/firms/${context.firmId}/expenses/${id}`,
    about: { entity: 'expense', id },
  })
}

/** Notifies whoever claims an expense that it was approved or sent back. */
export function tellDecided(
  writer: Writer,
  context: FirmContext,
  { id, payee: title, createdBy }: StoredExpense,
  decision: 'approved' | 'rejected',
  reason = '',
): void {
  queueNotice(writer, context, {
    kind: 'approvalDecided',
    params: { by: context.actor.userName, title, decision, reason },
    link: `/firms/${context.firmId}/expenses/${id}`,
    userIds: [createdBy],
  })
}
