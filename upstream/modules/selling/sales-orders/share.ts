import { invalidField } from '#contract/core/errors.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { getStoredOrder, type OrderRecord } from './reader.ts'
import { requireConfirmed } from './send.ts'
import { changeOrder } from './writer.ts'

/**
 * Gives a confirmed order a public address, or keeps the one it has, up to a last day.
 * @throws AppError not_found; conflict for a draft; invalid at `until` for a day that is over
 */
export function share(
  writer: Writer,
  context: FirmContext,
  orderId: string,
  { secret, until }: { secret: string; until: string | null },
): OrderRecord {
  const row = requireConfirmed(getStoredOrder(writer, orderId))
  if (row.publicSecret !== null && row.publicUntil === until) return row
  if (until !== null && until < firmDate(writer, context)) {
    throw invalidField('until', 'validInPast')
  }
  writer.audit({ entity: 'salesOrder', entityId: orderId, action: 'share' })
  const publicSecret = row.publicSecret ?? secret
  return changeOrder(writer, context, row, { publicSecret, publicUntil: until })
}

/** Makes the address lead nowhere, for good: sharing again gives another. @throws AppError not_found */
export function unshare(writer: Writer, context: FirmContext, orderId: string): OrderRecord {
  const row = getStoredOrder(writer, orderId)
  if (row.publicSecret === null) return row
  writer.audit({ entity: 'salesOrder', entityId: orderId, action: 'unshare' })
  return changeOrder(writer, context, row, { publicSecret: null, publicUntil: null })
}
