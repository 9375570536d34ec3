import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { logIn } from './log-in.server.ts'
import { mailLink } from './mail-link.server.ts'
import type { SignInKind } from './sign-in-kinds.ts'

/** The action of a sign-in page: a login, or the wish for a link by mail. */
export async function answerSignIn(args: Args, signInKind: SignInKind) {
  const form = await readForm(args.request, { nullable: ['token'] })
  return form.intent === 'mail' ? mailLink(args, form, signInKind) : logIn(args, form, signInKind)
}
