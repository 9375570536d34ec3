import { parseForm } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { redirectWithin } from '#app/shell/session/redirect-within.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { MailRequest, recoveryContract } from '#contract/person/recovery.ts'
import { apiMessage } from './api-message.ts'
import { readFailure, refuseLogin } from './log-in.server.ts'
import { type SignInKind, signInPaths } from './sign-in-kinds.ts'

/** Has a link mailed, and shows the sign-in page again with a field for the code that comes along. */
export async function mailLink(args: Args, form: Form, signInKind: SignInKind) {
  const { language, t } = await getVisit(args)
  const { value, refusal } = parseForm(MailRequest, form, { language })
  if (refusal) return refuseLogin(form, 422, { problems: refusal.problems })
  try {
    const { call } = upstream(args)
    const answer = await call(recoveryContract.requestLoginLink, value, { token: null })
    const query = new URLSearchParams({ way: 'code', email: value.email })
    const to = redirectWithin(form.data.to, '')
    if (to !== '') query.set('to', to)
    const toast = { type: 'success', message: apiMessage(t('entry'), answer) } as const
    return await redirectWithToast(args, `${signInPaths[signInKind]}?${query}`, toast)
  } catch (error) {
    return refuseLogin(form, ...(await readFailure(args, error)))
  }
}
