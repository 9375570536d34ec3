import { addDays, laterOf } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate, startOfFirmDay } from '../../firm/firms/index.ts'
import { schedule } from '../../firm/jobs/index.ts'
import type { StoredWallet } from './reader.ts'

/** The job that ends a gift card on the day after its last. */
export const expiryJob = 'wallets.expire'

/**
 * Plans the end of a card, in place of an earlier plan: after its last day, or after today where
 * that is over and something came back onto it. Nothing for a wallet that never ends.
 */
export function planExpiry(
  writer: Writer,
  context: FirmContext,
  { id, number, expiresOn }: StoredWallet,
): void {
  if (expiresOn === null) return
  const last = laterOf(expiresOn, firmDate(writer, context))
  schedule(writer, {
    kind: expiryJob,
    key: id,
    dueAt: startOfFirmDay(writer, addDays(last, 1)),
    payload: { walletId: id },
    title: number,
    link: `wallets/${id}`,
  })
}
