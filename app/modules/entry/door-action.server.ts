import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import type { Door } from './doors.ts'
import { logIn } from './log-in.server.ts'
import { mailLink } from './mail-link.server.ts'

/** The action of a door: a login, or the wish for a link by mail. */
export async function answerDoor(args: Args, door: Door) {
  const form = await readForm(args.request, { nullable: ['token'] })
  return form.intent === 'mail' ? mailLink(args, form, door) : logIn(args, form, door)
}
