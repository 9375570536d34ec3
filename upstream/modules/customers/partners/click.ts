import { lt } from 'drizzle-orm'
import { newSecret } from '../../../documents/delivery/secret.ts'
import { requireFewFromPlace } from '../../../firm/few-from-place.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { hashToken } from '../../../identity/token.ts'
import { forgetSenderLater } from '../../firm/senders/index.ts'
import { getProgramme } from './settings.ts'
import { type PartnerStored, touchesTable } from './tables.ts'

const dayMs = 86_400_000
/** Clicks that one place of the network may have noted in a day. */
const maxFromPlace = 200
/** A click on the same link within these minutes is the same click. */
const againMinutes = 10

/**
 * Notes the click of a visitor who agreed, by the server's clock. Old clicks are forgotten with the
 * programme's window.
 * @param visitor what their browser keeps; empty for one that keeps nothing yet
 * @returns what it keeps from now on, and for how many days
 * @throws AppError rate_limited
 */
export function noteClick(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  partner: PartnerStored,
  visitor: string,
): { visitor: string; days: number } {
  const { windowDays: days } = getProgramme(writer)
  const known = visitor.length >= 20 ? visitor : newSecret()
  const [at, address] = [now.toISOString(), actor.address ?? '']
  const old = new Date(now.getTime() - days * dayMs).toISOString()
  writer.db.delete(touchesTable).where(lt(touchesTable.at, old)).run()
  const hash = hashToken(known)
  const count = (query: string, ...bound: string[]) =>
    writer.sql.exec<{ count: number }>(`select count(*) as count ${query}`, ...bound).one().count
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString()
  requireFewFromPlace(
    writer,
    { actor, now },
    {
      table: 'partner_touches',
      place: 'address',
      at: 'at',
      most: maxFromPlace,
      message: 'Many clicks from one place',
    },
  )
  const isAgain =
    count(
      'from partner_touches where visitor = ? and partner_id = ? and at > ?',
      ...[hash, partner.id, since(againMinutes * 60_000)],
    ) > 0
  if (!isAgain) {
    const touch = { id: newId(), partnerId: partner.id, visitor: hash, at, address }
    writer.db.insert(touchesTable).values(touch).run()
    forgetSenderLater(writer, { now })
    writer.sql.exec('update partners set clicks = clicks + 1 where id = ?', partner.id)
  }
  return { visitor: known, days }
}
