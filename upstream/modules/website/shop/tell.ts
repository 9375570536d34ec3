import type { FirmContext, Writer } from '../../../firm/store.ts'
import { sendFromFirmOrNote } from '../../firm/mails/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import type { ShopOrderStored } from './tables.ts'

const mails = {
  placed: 'shopOrderPlaced',
  ready: 'shopOrderReady',
  sent: 'shopOrderSent',
  cancelled: 'shopOrderCancelled',
  returnAsked: 'shopReturnAsked',
  returnAccepted: 'shopReturnAccepted',
  returnRefused: 'shopReturnRefused',
} as const

/**
 * Writes to the customer what happened to their order; of a new one, and of a return
 * that is asked for, the firm's members are notified, too.
 * A mail that the firm cannot send now is noted in the order's history, which stands all the same.
 */
export function tell(
  writer: Writer,
  means: { context: FirmContext; origin: string },
  { id, email, number, name }: ShopOrderStored,
  what: keyof typeof mails,
): void {
  sendFromFirmOrNote(writer, means, { mailKind: mails[what], recordId: id, to: email })
  if (what !== 'placed' && what !== 'returnAsked') return
  const { context } = means
  queueNotice(writer, context, {
    kind: what === 'placed' ? 'shopOrderArrived' : 'shopReturnAsked',
    params: { number, name },
    link: `/firms/${context.firmId}/shop-orders/${id}`,
    isForAll: true,
  })
}
