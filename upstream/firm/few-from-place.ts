import { AppError } from '#contract/core/errors.ts'
import type { FirmContext, Reader } from './store.ts'

const daySeconds = 86_400

type Sent = {
  /** Where it is kept, with the columns of the place that it came from and of when. */
  table: string
  place: string
  at: string
  /** As many of it may come from one place of the network in a day. */
  most: number
  /** Of those, as many to the same record, by the column that names it. */
  toOne?: { column: string; id: string; most: number }
  /** The words of the refusal. */
  message: string
}

/**
 * Refuses what somebody without an account sends from a place that has sent much of it today.
 * @throws AppError rate_limited
 */
export function requireFewFromPlace(
  { sql }: Pick<Reader, 'sql'>,
  { actor, now }: Pick<FirmContext, 'actor' | 'now'>,
  { table, place, at, most, toOne, message }: Sent,
): void {
  if (!actor.address) return
  const since = new Date(now.getTime() - daySeconds * 1000).toISOString()
  const { total, own } = sql
    .exec<{ total: number; own: number | null }>(
      `select count(*) as total, ${toOne ? `sum(${toOne.column} = ?)` : 'null'} as own from ${table}
       where ${place} = ? and ${at} >= ?`,
      ...(toOne ? [toOne.id] : []),
      actor.address,
      since,
    )
    .one()
  if (total < most && (own ?? 0) < (toOne?.most ?? 1)) return
  throw new AppError('rate_limited', message, { retryAfterSeconds: daySeconds })
}
