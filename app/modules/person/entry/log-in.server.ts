import { answerWith } from '#app/shell/answers.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import { problemText } from '#app/shell/form/problem-text.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import { waitProblem } from '#app/shell/form/wait-problem.ts'
import type { Args } from '#app/shell/load-context.ts'
import { continueFlow } from '#app/shell/session/flow-cookie.server.ts'
import { redirectWithin } from '#app/shell/session/redirect-within.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError, type FieldProblems } from '#contract/core/errors.ts'
import { LoginInput } from '#contract/core/identity.ts'
import { apiMessage, messageOfError } from './api-message.ts'
import { beginSession } from './begin-session.server.ts'
import { type SignInKind, signInEndpoints } from './sign-in-kinds.ts'

/** A login that failed: what to say and, when the API named a path, where to go in 3 seconds. */
export type LoginFailure = {
  refusal: Refusal
  message: string
  redirectTo: string | undefined
}

/** Logs in at a sign-in page with email and password, or email and token; `token` is null when empty. */
export async function logIn(args: Args, form: Form, signInKind: SignInKind) {
  const isKept = form.data.keep === 'on'
  const { to } = form.data
  const token = form.data.token ?? undefined
  const password = form.data.password || undefined
  const { value, refusal } = parseForm(LoginInput, form, { token, password })
  if (refusal) return refuseLogin(form, 422, { problems: refusal.problems })
  try {
    const answer = await upstream(args).call(signInEndpoints[signInKind], value, { token: null })
    return await beginSession(args, { ...answer, to, isKept })
  } catch (error) {
    const next = await continueFlow(args, error, { to, isKept })
    return next ?? refuseLogin(form, ...(await readFailure(args, error)))
  }
}

/** What is said of a failure; the words are the person's. */
export type RefusalWords = {
  problems?: FieldProblems
  message?: string
  redirectTo?: string | undefined
}

/** Rethrows what is no answer of the API to a login. */
export async function readFailure(args: Args, error: unknown): Promise<[number, RefusalWords]> {
  if (!(error instanceof AppError) || error.status >= 500) throw error
  const { t, format } = await getVisit(args)
  if (error.code === 'rate_limited') {
    return [429, { message: problemText(t('problem'), waitProblem(error), format) }]
  }
  if (Object.keys(error.fields).length > 0) return [error.status, { problems: error.fields }]
  const message = apiMessage(t('entry'), messageOfError(error)) || t('entry')('loginFailed')
  return [error.status, { message, redirectTo: redirectToOf(error.detail) }]
}

function redirectToOf(detail: unknown): string | undefined {
  if (typeof detail !== 'object' || detail === null || !('redirectTo' in detail)) return undefined
  return redirectWithin(detail.redirectTo, '') || undefined
}

/** The page again with all that was typed but the password and the code. */
export function refuseLogin(form: Form, status: number, words: RefusalWords) {
  const { problems = {}, message = '', redirectTo } = words
  const { password: _password, token: _token, ...values } = form.values
  const headers = new Headers()
  if (redirectTo) headers.set('refresh', `3; url=${redirectTo}`)
  const failure: LoginFailure = { refusal: { values, problems }, message, redirectTo }
  return answerWith({ failure }, { status, headers })
}

/** Stands as `export const headers` of a sign-in page: Remix leaves an action's headers out otherwise. */
export function passActionHeaders({ actionHeaders }: { actionHeaders: Headers }): Headers {
  return actionHeaders
}
