import { data } from '@remix-run/cloudflare'
import type { Args } from '#app/shell/load-context.ts'
import { saveForm } from '../attempt-form.server.ts'

/** Keeps what is answered while a page stands open. */
export async function action(args: Args) {
  const { saved } = await saveForm(args)
  return data(saved ?? { isSubmitted: true, secondsLeft: null })
}
