import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { countsAsLook } from './counts-as-look.ts'
import { isOwnLink } from './public-link.server.ts'

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
