import { profilePaths } from '#app/modules/person/profile/index.ts'
import { answerWith } from '#app/shell/answers.ts'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { credentialsContract, PhoneCode, PhoneRequest } from '#contract/person/credentials.ts'

type OwnPhoneAnswer = { intent: string; isSent: boolean; refusal?: Refusal; sentTo?: string }

/** The buttons of the page of the person's phone. */
export async function answerOwnPhone(args: Args) {
  const form = await readForm(args.request)
  if (form.intent === 'remove') return remove(args, form)
  return form.intent === 'set' ? set(args, form) : send(args, form)
}

async function send(args: Args, form: Form) {
  const { language } = await getVisit(args)
  const { value, refusal } = parseForm(PhoneRequest, form, { language })
  if (refusal) return refuse(form, { refusal, status: 422 })
  const { call } = upstream(args)
  const tried = await attemptConfirmed(args, form, () =>
    call(credentialsContract.sendPhoneCheck, value),
  )
  if (!tried.value) return refuse(form, tried)
  const answer: OwnPhoneAnswer = { intent: 'send', isSent: true, sentTo: value.phone }
  return answerWith(answer, {})
}

async function set(args: Args, form: Form) {
  const { value, refusal } = parseForm(PhoneCode, form)
  if (refusal) return refuse(form, { refusal, status: 422 })
  const { call } = upstream(args)
  const tried = await attemptConfirmed(args, form, () => call(credentialsContract.setPhone, value))
  return tried.value ? done(args, 'phone.kept') : refuse(form, tried)
}

async function remove(args: Args, form: Form) {
  const { call } = upstream(args)
  const tried = await attemptConfirmed(args, form, () =>
    call(credentialsContract.removePhone, undefined),
  )
  return tried.value ? done(args, 'phone.removed') : refuse(form, tried)
}

async function done(args: Args, key: string) {
  const { t } = await getVisit(args)
  const toast = { type: 'success', message: t('credentials')(key) } as const
  return redirectWithToast(args, profilePaths.signInMethods, toast)
}

function refuse({ intent }: Form, { refusal, status }: { refusal: Refusal; status: number }) {
  const answer: OwnPhoneAnswer = { intent, isSent: intent === 'set', refusal }
  return answerWith(answer, { status })
}
