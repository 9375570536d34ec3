import { goTo } from '#app/shell/answers.ts'
import type { Args } from '#app/shell/load-context.ts'
import { storeInterrupted } from '#app/shell/session/interrupted-form.server.ts'
import { redirectWithin } from '#app/shell/session/redirect-within.ts'

export function loader() {
  return goTo('/dashboard')
}

/**
 * Stores what was typed into a form of a page that is left because its session ended, before it was sent.
 * Of a browser that was never signed in nothing is stored.
 */
export async function action(args: Args) {
  const { searchParams } = new URL(args.request.url)
  const path = redirectWithin(searchParams.get('path'))
  const cookie = await storeInterrupted(args, { path, isOwn: searchParams.get('own') === 'yes' })
  args.context.cookies = [...(args.context.cookies ?? []), ...(cookie ? [cookie] : [])]
  return new Response(null, { status: 204 })
}
