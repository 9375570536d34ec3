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
  /**
   * As many in a day from wherever they come, to the same record where there is one. A network that sent
   * some is held to a quarter of it, so that nobody fills it up before others.
   */
  mostInAll?: number
  /** As many in a day of one address of mail, by the column that names it. */
  ofMail?: { column: string; mail: string; most: number }
  /** The words of the refusal. */
  message: string
}

/**
 * Refuses what somebody without an account sends from a place that has sent much of it today, or to
 * where much was sent.
 * @throws AppError rate_limited
 */
export function requireFewFromPlace(
  { sql }: Pick<Reader, 'sql'>,
  { actor, now }: Pick<FirmContext, 'actor' | 'now'>,
  { table, place, at, most, toOne, mostInAll, ofMail, message }: Sent,
): void {
  if (!actor.address) return
  const since = new Date(now.getTime() - daySeconds * 1000).toISOString()
  const count = (condition: string, ...values: string[]) =>
    sql
      .exec<{ count: number }>(
        `select count(*) as count from ${table} where ${condition} and ${at} >= ?`,
        ...values,
        since,
      )
      .one().count
  const [isToOne, one] = toOne ? [`${toOne.column} = ?`, [toOne.id]] : ['1 = 1', []]
  const isBusy =
    count(`${place} = ?`, actor.address) >= most ||
    (toOne && count(`${place} = ? and ${isToOne}`, actor.address, ...one) >= toOne.most) ||
    (ofMail && count(`${ofMail.column} = ? collate nocase`, ofMail.mail) >= ofMail.most) ||
    (mostInAll !== undefined && isFull(mostInAll))
  if (!isBusy) return
  throw new AppError('rate_limited', message, { retryAfterSeconds: daySeconds })

  function isFull(all: number): boolean {
    const sent = count(isToOne, ...one)
    if (sent < all / 4 || sent >= all) return sent >= all / 4
    const network = networkPrefixOf(actor.address ?? '')
    return count(`${isToOne} and substr(${place}, 1, ${network.length}) = ?`, ...one, network) > 0
  }
}

/**
 * How the addresses of a network begin: 256 of the fourth version, or what one customer of a provider has
 * of the sixth.
 */
export function networkPrefixOf(address: string): string {
  const [parts, sign] = address.includes(':')
    ? [address.split(':'), ':']
    : [address.split('.'), '.']
  return parts.length < 4 ? address : parts.slice(0, 3).join(sign) + sign
}
