import { attempt } from '#app/shell/form/attempt.ts'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { renewSession } from '#app/shell/session/renew-session.server.ts'
import { requireSession } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { OwnSession, PasswordChange, profileContract } from '#contract/person/profile.ts'
import { recoveryContract } from '#contract/person/recovery.ts'
import { profilePaths } from './paths.ts'
import { type Outcome, redirectAfterChange } from './redirect-after-change.server.ts'
import { EmailEntry } from './security-forms.ts'

type Handle = (args: Args, form: Form) => Promise<Outcome>

const path = profilePaths.security

/** What each button of the page does, by its intent. */
export const securityActions: Record<string, Handle> = {
  changePassword,
  setPassword,
  changeEmail,
  withdrawEmail,
  sendVerification,
  endSession,
  endOthers,
}

async function changePassword(args: Args, form: Form): Promise<Outcome> {
  const { value, refusal } = parseForm(PasswordChange, form)
  if (refusal) return { refusal: withoutPasswords(refusal), status: 422 }
  const result = await attempt(form, () =>
    upstream(args).call(profileContract.changePassword, value),
  )
  if (result.refusal) {
    return { refusal: withoutPasswords(result.refusal), status: result.status }
  }
  await renewSession(args, result.value.data)
  return { answer: await redirectAfterChange(args, path, { key: 'password.saved' }) }
}

/** A password never comes back into a page. */
function withoutPasswords(refusal: Refusal): Refusal {
  return { ...refusal, values: {} }
}

/** For whoever has none: by a link in a mail, as a forgotten one is set anew. */
async function setPassword(args: Args): Promise<Outcome> {
  const { user } = await requireSession(args)
  const { language } = await getVisit(args)
  const input = { email: user.email, language }
  await upstream(args).call(recoveryContract.forgetPassword, input)
  return {
    answer: await redirectAfterChange(args, path, {
      key: 'password.mailed',
      gaps: { email: user.email },
    }),
  }
}

async function changeEmail(args: Args, form: Form): Promise<Outcome> {
  const { value, refusal } = parseForm(EmailEntry, form)
  if (refusal) return { refusal, status: 422 }
  const result = await attemptConfirmed(args, form, () =>
    upstream(args).call(profileContract.requestEmailChange, value),
  )
  if (result.refusal) return { refusal: result.refusal, status: result.status }
  return { answer: await redirectAfterChange(args, path, { key: 'email.mailed' }) }
}

async function withdrawEmail(args: Args): Promise<Outcome> {
  await upstream(args).call(profileContract.withdrawEmailChange, undefined)
  return { answer: await redirectAfterChange(args, path, { key: 'email.withdrawn' }) }
}

async function sendVerification(args: Args, form: Form): Promise<Outcome> {
  const { user } = await requireSession(args)
  const result = await attempt(form, () =>
    upstream(args).call(recoveryContract.sendVerification, undefined),
  )
  if (result.refusal) return { refusal: result.refusal, status: result.status }
  return {
    answer: await redirectAfterChange(args, path, {
      key: 'email.verificationSent',
      gaps: { email: user.email },
    }),
  }
}

async function endSession(args: Args, form: Form): Promise<Outcome> {
  const { value, refusal } = parseForm(OwnSession.pick({ id: true }), form)
  if (refusal) return { refusal, status: 422 }
  const result = await attemptConfirmed(args, form, () =>
    upstream(args).call(profileContract.endSession, { sessionId: value.id }),
  )
  if (result.refusal) return { refusal: result.refusal, status: result.status }
  return { answer: await redirectAfterChange(args, path, { key: 'sessions.ended' }) }
}

async function endOthers(args: Args, form: Form): Promise<Outcome> {
  const result = await attemptConfirmed(args, form, () =>
    upstream(args).call(profileContract.endOtherSessions, undefined),
  )
  if (result.refusal) return { refusal: result.refusal, status: result.status }
  const gaps = { count: result.value.ended }
  return { answer: await redirectAfterChange(args, path, { key: 'sessions.othersEnded', gaps }) }
}
