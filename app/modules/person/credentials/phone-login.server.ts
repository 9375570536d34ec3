import {
  type LoginFailure,
  readFailure,
  refuseLogin,
} from '#app/modules/person/entry/index.server.ts'
import { answerWith } from '#app/shell/answers.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { continueFlow } from '#app/shell/session/flow-cookie.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { credentialsContract, PhoneLogin, PhoneRequest } from '#contract/person/credentials.ts'
import { endFlow } from './end-flow.server.ts'
import { parseSignInKind } from './sign-in-kind.ts'

type PhoneAnswer = { failure?: LoginFailure; isSent: boolean; sentTo?: string }

/** Sends a code, or logs in with it: the two buttons of the page. */
export async function answerPhone(args: Args) {
  const form = await readForm(args.request)
  try {
    return form.intent === 'send' ? await send(args, form) : await logIn(args, form)
  } catch (error) {
    const isKept = form.data.keep === 'on'
    const next = await continueFlow(args, error, { to: form.data.to, isKept })
    return next ?? refuse(form, ...(await readFailure(args, error)))
  }
}

async function send(args: Args, form: Form) {
  const { language } = await getVisit(args)
  const { value, refusal } = parseForm(PhoneRequest, form, { language })
  if (refusal) return refuse(form, 422, { problems: refusal.problems })
  await upstream(args).call(credentialsContract.sendPhoneLogin, value, { token: null })
  const answer: PhoneAnswer = { isSent: true, sentTo: value.phone }
  return answerWith(answer, {})
}

async function logIn(args: Args, form: Form) {
  const signInKind = parseSignInKind(form.data.signInKind)
  const { value, refusal } = parseForm(PhoneLogin, form, { signInKind })
  if (refusal) return refuse(form, 422, { problems: refusal.problems })
  const answer = await upstream(args).call(credentialsContract.loginPhone, value, { token: null })
  return endFlow(args, { ...answer, to: form.data.to, isKept: form.data.keep === 'on' })
}

function refuse(form: Form, status: number, said: Parameters<typeof refuseLogin>[2]) {
  const { data, init } = refuseLogin(form, status, said)
  const isSent = form.intent !== 'send'
  const answer: PhoneAnswer = { failure: data.failure, isSent }
  return answerWith(answer, { status, headers: new Headers(init?.headers) })
}
