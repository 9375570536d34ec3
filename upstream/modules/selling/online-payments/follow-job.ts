import type { FirmContext, Writer } from '../../../firm/store.ts'
import { type JobMeans, schedule } from '../../firm/jobs/index.ts'
import { providerOf } from '../card-payments/index.ts'
import { follow } from './follow.ts'
import { standingOf } from './standing.ts'

/** While the provider has not booked a payment, it is asked again after so long. */
const waitMs = 60_000

/** Looks at a payment as soon as this is written. */
export function followPayment(writer: Writer, { now }: FirmContext, paymentIntentId: string): void {
  const payload = { paymentIntentId }
  const key = paymentIntentId
  schedule(writer, { kind: 'online-payments.follow', key, dueAt: now, payload, title: key })
}

/** Asks how a payment stands and brings the books there; gives when to ask again. */
export async function followNow(
  { store, env, firm }: JobMeans,
  paymentIntentId: string,
): Promise<Date | undefined> {
  const standing = await standingOf(await providerOf(env), paymentIntentId)
  if (standing === 'pending') return new Date(firm.now.getTime() + waitMs)
  if (standing) store.transact(firm, (writer) => follow(writer, firm, standing))
  return undefined
}
