import { keepDevice, readDevice } from './store.ts'
import type { Device, OfflineItem, OfflineTicket, SendAnswer } from './types.ts'

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

/** Reserves this device's series at a register and fetches what it sells. */
export async function prepareDevice(
  tillId: string,
  path: string,
): Promise<{ device: Device } | { failure: CallFailure }> {
  const known = await readDevice(tillId)
  const device = known?.device ?? crypto.randomUUID()
  const reserved = await ask(path, { intent: 'reserve', device })
  if ('failure' in reserved) return reserved
  const fetched = await ask(path)
  if ('failure' in fetched) return fetched
  const { series, last } = reserved.json as { series: string; last: number }
  const { items, at } = fetched.json as { items: OfflineItem[]; at: string }
  return {
    device: await keepDevice({ tillId, device, series, next: last + 1, items, fetchedAt: at }),
  }
}

/** Sends one ticket; however often it is sent, it is entered once, under its id. */
export async function sendTicket(
  path: string,
  ticket: OfflineTicket,
  isTakenOver: boolean,
): Promise<SendAnswer | { failure: CallFailure }> {
  const { id, tillId: registerId, device, series, running, soldAt, tender, given } = ticket
  const sale = {
    ...{ id, registerId, device, series, running, soldAt },
    lines: ticket.lines.map(({ amount: _, ...line }) => line),
    tenders: [{ tender, amount: given }],
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
