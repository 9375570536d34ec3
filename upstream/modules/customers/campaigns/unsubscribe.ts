import type { Suppression } from './may-mail.ts'

/**
 * The headers by which a mail program unsubscribes with one click (RFC 8058). Both have to be among those
 * that DKIM signs, else the big providers do not use them.
 * @param link an HTTPS address with a token that cannot be guessed, of one recipient and one list
 * @param mailTo an address that takes opt-outs by mail; null for none
 * @throws TypeError('link_not_https') for another address, or one with characters that break a header
 */
export function unsubscribeHeaders(link: string, mailTo: string | null): Record<string, string> {
  const isGood = /^https:\/\/[^\s<>,"]+$/.test(link) && URL.canParse(link)
  const isGoodMail = mailTo === null || /^[^\s<>,"?&]+@[^\s<>,"?&]+$/.test(mailTo)
  if (!isGood || !isGoodMail) throw new TypeError('link_not_https')
  const others = mailTo === null ? '' : `, <mailto:${mailTo}?subject=unsubscribe>`
  return {
    'List-Unsubscribe': `<${link}>${others}`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/**
 * What a request of an unsubscribing link does. GET shows a page and changes nothing: programs that check
 * mails open every link. Any POST unsubscribes, without session or token of a form, from this list, or
 * from all where the page's own form says so. A program gets a plain answer, never a redirect (RFC 8058,
 * 3.1); a person the page.
 */
export type UnsubscribeAct =
  | { act: 'showPage' }
  | { act: 'optOut'; scope: 'list' | 'all'; answer: 'plain' | 'page' }
  | { act: 'refuse'; status: 405 }

/** @param body as it was sent, form fields or multipart; empty for none */
export function unsubscribeRequest(method: string, body: string): UnsubscribeAct {
  if (method === 'GET' || method === 'HEAD') return { act: 'showPage' }
  if (method !== 'POST') return { act: 'refuse', status: 405 }
  const scope = new URLSearchParams(body).get('scope')
  if (scope === 'all' || scope === 'list') return { act: 'optOut', scope, answer: 'page' }
  return { act: 'optOut', scope: 'list', answer: 'plain' }
}

/** The row that an opt-out writes; undefined where it is there already: twice is once. */
export function optOut(
  address: string,
  listId: string | null,
  known: readonly Suppression[],
  at: string,
): Suppression | undefined {
  const isKnown = known.some(
    (one) =>
      one.address === address &&
      one.reason === 'optOut' &&
      one.liftedAt === null &&
      (one.listId === null || one.listId === listId),
  )
  return isKnown ? undefined : { address, reason: 'optOut', listId, at, liftedAt: null }
}
