import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { readSession } from '#app/shell/session/session-cookie.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { countsAsLook, lookSourceOf } from '#contract/core/page-look.ts'
import { type PageLookInput, pageViewsContract } from '#contract/firm/page-views.ts'
import { isOwnLink, tokenOf } from './public-link.server.ts'

/** Whether what opens a public page is no look of the customer: the firm itself, or a program. */
export async function isNoLook(args: Args): Promise<boolean> {
  return !countsAsLook(args.request) || (await isOwnLink(args))
}

/** What an open public page says of itself. */
export async function readLook(args: Args): Promise<{ isOpen: boolean; isOwn: boolean }> {
  const isOwn = await isNoLook(args)
  const { data } = await readForm(args.request, { decimals: [], locale: 'en' })
  return { isOpen: data.isOpen === 'true', isOwn }
}

export const lookKept = { status: 204, headers: { 'cache-control': 'no-store' } }

/**
 * Counts a person's view of a public page after the page is sent, so that nobody waits for it.
 * Somebody with a session of the product is no visitor.
 */
export function countPageView(args: Args, place: PageLookInput['place']): void {
  const { request, context } = args
  if (!countsAsLook(request)) return
  const input = { token: tokenOf(args), place, ...lookSourceOf(request) }
  async function count(): Promise<void> {
    if (await readSession(args)) return
    await upstream(args).call(pageViewsContract.count, input, { token: null })
  }
  // What is not counted is no fault of the page.
  context.waitUntil(count().catch(() => {}))
}
