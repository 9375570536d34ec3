import { goTo } from '#app/shell/answers.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireSession } from '#app/shell/session/session.server.ts'

export function loader() {
  return goTo('/dashboard')
}

/** Tells the API that somebody is at work on a page, so that it does not take them for gone. */
export async function action(args: Args) {
  await requireSession(args)
  return new Response(null, { status: 204 })
}
