import { readKeptTills } from '#app/shell/session/kept-tills.ts'
import { keyOf } from './seal.ts'
import { countWaiting, keepDevice, readKnownDevice } from './store.ts'
import { discountOf } from './sums.ts'
import type { Device, OfflineCustomer, OfflineItem, OfflineTicket, SendAnswer } from './types.ts'

/** Longer than this, a call counts as one without a connection. */
const longestMs = 20_000

export type CallFailure = 'offline' | 'signIn' | 'failed'

/** The answer's JSON, or why there is none. */
async function ask(
  path: string,
  form?: Record<string, string>,
): Promise<{ json: unknown } | { failure: CallFailure }> {
  try {
    const signal = AbortSignal.timeout(longestMs)
    const how = form && { method: 'POST', body: new URLSearchParams(form) }
    const answer = await fetch(path, { ...how, redirect: 'manual', signal })
    if (answer.type === 'opaqueredirect') return { failure: 'signIn' }
    if (answer.ok) return { json: await answer.json() }
    return { failure: answer.status >= 500 ? 'offline' : 'failed' }
  } catch {
    return { failure: 'offline' }
  }
}

type Reserved = { series: string; last: number; secret: string }
type Fetched = { items: OfflineItem[]; customers: OfflineCustomer[]; at: string }

/** Reserves this device's series at a till and fetches what it sells. */
export async function prepareDevice(
  tillId: string,
  path: string,
): Promise<{ device: Device } | { failure: CallFailure }> {
  const known = await readKnownDevice(tillId)
  const device = known?.device ?? crypto.randomUUID()
  const reserved = await ask(path, {
    ...{ intent: 'reserve', device },
    waiting: String(await countWaiting(tillId)),
  })
  if ('failure' in reserved) return reserved
  const fetched = await ask(path)
  if ('failure' in fetched) return fetched
  const { series, last, secret } = reserved.json as Reserved
  const { items, customers, at } = fetched.json as Fetched
  const kept = { tillId, device, series, next: last + 1, items, customers, fetchedAt: at }
  // Somebody signed out or locked meanwhile, in another window: nothing is kept after that.
  if (readKeptTills(document.cookie) !== 'open') return { failure: 'signIn' }
  return { device: await keepDevice({ ...kept, key: await keyOf(secret) }) }
}

/**
 * Sends one ticket; however often it is sent, it is entered once, under its id.
 * @param how `waiting` is how many are left after it
 */
export async function sendTicket(
  path: string,
  ticket: OfflineTicket,
  { isTakenOver, waiting }: { isTakenOver: boolean; waiting: number },
): Promise<SendAnswer | { failure: CallFailure }> {
  const { id, tillId: registerId, device, series, running, soldAt, tender, given, tip } = ticket
  const sale = {
    ...{ id, registerId, device, series, running, soldAt, waiting },
    lines: ticket.lines.map(({ amount: _, discount, ...line }) => ({
      ...line,
      discount: discountOf(discount),
    })),
    discount: discountOf(ticket.discount),
    customerId: ticket.customer?.id ?? null,
    tenders: [{ tender, amount: given - tip }],
    tips: tip > 0 ? [{ tender, amount: tip }] : [],
  }
  const answer = await ask(path, {
    intent: 'send',
    sale: JSON.stringify(sale),
    cashierId: isTakenOver ? '' : ticket.cashierId,
  })
  return 'failure' in answer ? answer : (answer.json as SendAnswer)
}

/** Has the firm note that a ticket's number stays without one. */
export async function cancelTicket(
  path: string,
  { device, running, total }: OfflineTicket,
  reason: string,
): Promise<{ isDone: true } | { isDone: false; reason: string } | { failure: CallFailure }> {
  const numbers = { running: String(running), total: String(total) }
  const answer = await ask(path, { intent: 'cancel', device, ...numbers, reason })
  if ('failure' in answer) return answer
  return answer.json as { isDone: true } | { isDone: false; reason: string }
}
