import { type CallFailure, sendTicket } from './calls.ts'
import { countWaiting, dropOldTickets, markTicket, nextToSend } from './store.ts'

export type SendOutcome = CallFailure | 'done' | 'busy' | 'refused' | 'otherPerson'

type SendOptions = {
  tillId: string
  path: string
  /** Sends again what was refused. */
  isAgain?: boolean
  /** Sends what somebody else sold here in one's own name. */
  isTakenOver?: boolean
  onChange: () => void
}

/**
 * Sends what waits at a till in the order of its numbers, one after the other and in one window
 * alone. It ends at the first that is not entered: its number comes before those after it.
 */
export async function sendWaiting(options: SendOptions): Promise<SendOutcome> {
  const { tillId } = options
  return navigator.locks.request(`till ${tillId}`, { ifAvailable: true }, (lock) =>
    lock ? sendInOrder(options) : ('busy' as const),
  )
}

async function sendInOrder(options: SendOptions): Promise<SendOutcome> {
  const { tillId, path, isAgain = false, isTakenOver = false, onChange } = options
  let isFirst = true
  for (;;) {
    const next = await nextToSend(tillId)
    if (!next) break
    if (next.state === 'refused' && !(isAgain && isFirst)) return 'refused'
    isFirst = false
    await markTicket(next, { state: 'sending' })
    onChange()
    const answer = await sendTicket(path, next, {
      isTakenOver,
      waiting: (await countWaiting(tillId)) - 1,
    })
    if ('failure' in answer) {
      await markTicket(next, { state: 'waiting' })
      onChange()
      return answer.failure
    }
    if (answer.state === 'refused') {
      const { reason, reasonKey } = answer
      await markTicket(next, { state: 'refused', reason, reasonKey })
      onChange()
      return 'refused'
    }
    const isPosted = answer.state === 'posted'
    await markTicket(next, { state: isPosted ? 'posted' : 'waiting' })
    onChange()
    if (!isPosted) return answer.state === 'otherPerson' ? 'otherPerson' : 'offline'
  }
  await dropOldTickets(tillId)
  onChange()
  return 'done'
}
