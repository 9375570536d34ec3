import type { PastMail } from '../../firm/outbound/index.ts'
import type { Story } from './story.ts'

/** Of the invoices of so many days the mails are kept, too. */
const keptDays = 60

/** Replies as mail servers write them (RFC 5321, RFC 3463). */
const replies = {
  bounced: '550 5.1.1 The email account that you tried to reach does not exist',
  failed: '552 5.3.4 Message size exceeds fixed maximum message size',
}

/**
 * What became of the mail of an invoice: of those that nobody looked at, one came back and one was
 * refused, the newest is on its way, and every other was delivered. Undefined where none is kept.
 */
export function pastMailOf(
  { invoices }: Pick<Story, 'invoices'>,
  invoice: number,
): PastMail | undefined {
  const plan = invoices[invoice]
  if (!plan || plan.daysAgo > keptDays) return undefined
  const unseen = invoices.flatMap(({ daysAgo, sentAfter, viewedAfter, isDraft, voidAfter }, at) => {
    const isSent = sentAfter !== null && !isDraft && voidAfter === null
    return isSent && viewedAfter === null && daysAgo <= keptDays ? [at] : []
  })
  const place = unseen.indexOf(invoice)
  if (place === 0) return { state: 'bounced', said: replies.bounced }
  if (place === 1) return { state: 'failed', said: replies.failed }
  const isOnItsWay = place === unseen.length - 1
  return { state: isOnItsWay ? 'sent' : 'delivered', said: '' }
}
