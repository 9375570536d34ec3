import { upstream } from '#app/upstream.server.ts'
import type { KeyedMessage } from '#contract/core/account-messages.ts'
import { AppError, type FieldProblem } from '#contract/core/errors.ts'
import { recoveryContract } from '#contract/person/recovery.ts'
import type { Args } from '../load-context.ts'
import { renewSession } from '../session/renew-session.server.ts'
import { getSession } from '../session/session.server.ts'
import { type Attempt, attempt } from './attempt.ts'
import type { Proof } from './proof.ts'
import type { Form } from './read-form.ts'
import { waitProblem } from './wait-problem.ts'

/**
 * As `attempt`, for what is done only for somebody who showed a moment ago who they are. Else the
 * form comes back with all that was typed and, by `<ConfirmNotice>`, a field for the password or
 * for a code that was mailed; sent again with it, it is done in the same post.
 */
export async function attemptConfirmed<Value>(
  args: Args,
  form: Form,
  call: () => Promise<Value>,
): Promise<Attempt<Value>> {
  try {
    if (form.proof) await confirmPerson(args, form.proof)
  } catch (error) {
    return askAgain(args, form, proofProblem(error, form.proof))
  }
  try {
    return await attempt(form, call)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'confirm_needed') throw error
    return askAgain(args, form, { key: 'confirmNeeded' })
  }
}

/**
 * Shows the API who the person is; the session goes on under a new token.
 * @throws AppError unauthenticated for a wrong password or code, rate_limited
 */
export async function confirmPerson(args: Args, proof: Proof): Promise<KeyedMessage> {
  const answer = await upstream(args).call(recoveryContract.confirm, proof)
  await renewSession(args, answer.data)
  return answer
}

/** What a refused proof is answered. @throws what is no answer to it */
export function proofProblem(error: unknown, proof: Proof | undefined): FieldProblem {
  if (!(error instanceof AppError)) throw error
  if (error.code === 'rate_limited') {
    return waitProblem(error)
  }
  if (error.status !== 401 && error.status !== 422) throw error
  return { key: proof?.code === undefined ? 'wrongPassword' : 'wrongCode' }
}

/** How to ask who it is; whoever has no password is mailed a code for it. */
export async function askForProof(args: Args, problem: FieldProblem) {
  const { call } = upstream(args)
  const { way } = await call(recoveryContract.getConfirmWay, undefined)
  // A wrong code has not used up its mail.
  if (way === 'code' && problem.key === 'confirmNeeded') {
    await call(recoveryContract.sendConfirmCode, undefined)
  }
  return { way, email: (await getSession(args))?.user.email ?? '' }
}

async function askAgain(args: Args, form: Form, problem: FieldProblem) {
  const confirm = await askForProof(args, problem)
  const field = confirm.way === 'password' ? 'confirmPassword' : 'confirmCode'
  const status = problem.key.startsWith('wait') ? 429 : 403
  return { refusal: { values: form.values, problems: { [field]: problem }, confirm }, status }
}
