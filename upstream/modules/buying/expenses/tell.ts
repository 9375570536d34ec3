import type { FirmContext, Writer } from '../../../firm/store.ts'
import { tellDecided } from '../../firm/approvals/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
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
export function tellOfDecision(
  writer: Writer,
  context: FirmContext,
  { id, payee: title, createdBy: preparedBy }: StoredExpense,
  decided: { decision: 'approved' | 'rejected'; reason?: string },
): void {
  tellDecided(writer, context, { preparedBy, title, link: `expenses/${id}`, ...decided })
}
