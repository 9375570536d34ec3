import { data, redirect } from '@remix-run/cloudflare'

/** An answer of an action or loader that sends the browser to a path of our own. */
export function goTo(path: string) {
  return redirect(path)
}

/** What an action or loader gives to its page, with a status or headers of its own. */
export function answerWith<Body>(body: Body, init: { status?: number; headers?: Headers }) {
  return data(body, init)
}
