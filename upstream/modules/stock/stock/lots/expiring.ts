import { addDays } from '../../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { firmDate } from '../../../firm/firms/index.ts'
import { schedule } from '../../../firm/jobs/index.ts'
import { queueNotice } from '../../../firm/outbound/index.ts'

export const expiryJob = 'stock.lotsExpire'

/** So many days before its last one a batch is told of. */
export const expiringDays = 30

/** As many are named in a notice. */
const named = 3

/** Has members notified thirty days before a batch expires: once of all with the same day. */
export function planExpiryNotice(writer: Writer, context: FirmContext, expires: string): void {
  if (expires === '') return
  const day = addDays(expires, 0 - expiringDays)
  // Whoever takes in what expires that soon sees it there.
  if (day <= firmDate(writer, context)) return
  const dueAt = new Date(`${day}T06:00:00Z`)
  schedule(writer, {
    kind: expiryJob,
    key: expires,
    dueAt,
    payload: { expires },
    link: 'stock/lots',
  })
}

/** Tells who sees stock which batches expire on a day and are still there. */
export function tellOfExpiry(writer: Writer, context: FirmContext, expires: string): void {
  const lots = writer.sql
    .exec<{ code: string; name: string }>(
      `select lot.code, item.name from stock_lots as lot join stock_items as item
         on item.id = lot.item_id
       where lot.expires = ? and lot.is_there = 1 and lot.quantity > 0
       order by item.name collate nocase, lot.code limit ?`,
      ...[expires, named + 1],
    )
    .toArray()
  if (lots.length === 0) return
  const names = lots.slice(0, named).map(({ code, name }) => `${name} ${code}`)
  const batches = [...names, ...(lots.length > named ? ['…'] : [])].join(', ')
  queueNotice(writer, context, {
    kind: 'batchesExpire',
    params: { batches, date: expires },
    link: `/firms/${context.firmId}/stock/lots?tab=expiring`,
    isForAll: true,
  })
}
