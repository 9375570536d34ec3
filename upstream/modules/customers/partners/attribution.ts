import type { Programme } from './programme.ts'

/** A click on a partner's link that was kept. `at` is the server's instant. */
export type PartnerTouch = { partnerId: string; at: string }

/** Whom an order is owed to, and why. */
export type Attribution = { partnerId: string; by: 'coupon' | 'click'; touchAt: string | null }

/**
 * The partner whose an order is: the coupon's where coupons count more, else the last click within the
 * window, else the coupon's. Partners who are not approved have no orders.
 * @param orderedAt the server's instant of the order
 */
export function attributeOrder(
  order: { orderedAt: string; couponPartnerId: string | null; touches: readonly PartnerTouch[] },
  programme: Pick<Programme, 'windowDays' | 'couponBeatsClick'>,
  approvedIds: ReadonlySet<string>,
): Attribution | null {
  const { couponPartnerId, orderedAt } = order
  const coupon: Attribution | null =
    couponPartnerId !== null && approvedIds.has(couponPartnerId)
      ? { partnerId: couponPartnerId, by: 'coupon', touchAt: null }
      : null
  if (coupon !== null && programme.couponBeatsClick) return coupon
  const last = order.touches
    .filter(({ partnerId }) => approvedIds.has(partnerId))
    .filter(({ at }) => {
      const age = Date.parse(orderedAt) - Date.parse(at)
      return age >= 0 && age <= programme.windowDays * 86_400_000
    })
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .at(-1)
  return last === undefined ? coupon : { partnerId: last.partnerId, by: 'click', touchAt: last.at }
}

/** A visit to the firm's pages, as its request tells. */
export type Arrival = { address: string; referrer: string; hasConsent: boolean }

/**
 * What is done with a partner's code in an address. Without consent nothing is kept in the browser: the
 * code stays in the addresses of the page's own links until the visitor agrees.
 */
export type ArrivalAct =
  | { act: 'nothing' }
  | { act: 'carryInAddress'; code: string }
  | { act: 'keep'; code: string; cookieDays: number }

/** The parameter of partners' links. */
export const codeParameter = 'partner'

/**
 * Reads a visit. Only a partner's code counts, and not on the way from one of one's own pages: links of
 * menus and texts make no partner of anybody. A code that the page itself carries on, for want of
 * consent, is kept as soon as there is one.
 * @param codes of approved partners
 * @param ownHosts hosts of the firm's own pages, lower case
 */
export function readArrival(
  { address, referrer, hasConsent }: Arrival,
  codes: ReadonlySet<string>,
  ownHosts: readonly string[],
  windowDays: number,
): ArrivalAct {
  if (!URL.canParse(address)) return { act: 'nothing' }
  const { searchParams } = new URL(address)
  const code = (searchParams.get(codeParameter) ?? '').trim().toLowerCase()
  const isCarried = searchParams.has(`${codeParameter}-carried`)
  const cameFrom = URL.canParse(referrer) ? new URL(referrer).hostname : ''
  if (!codes.has(code) || (ownHosts.includes(cameFrom) && !isCarried)) return { act: 'nothing' }
  if (!hasConsent) return { act: 'carryInAddress', code }
  return { act: 'keep', code, cookieDays: windowDays }
}
