import { z } from 'zod'
import { profilePaths } from '#app/modules/person/profile/index.ts'
import { answerWith } from '#app/shell/answers.ts'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { credentialsContract, type Enrolment } from '#contract/person/credentials.ts'

type SecondFactorAnswer = {
  /** Which of the page's forms was sent. */
  intent: string
  refusal?: Refusal | undefined
  /** What goes into the app, until its first code was right. */
  enrolment?: Enrolment
  /** To be shown this once. */
  codes?: string[]
}

/** What a form brings back of an enrolment that is under way; anything else is none. */
const Brought = z.object({
  uri: z.string().startsWith('otpauth://totp/').max(1000),
  secret: z.string().regex(/^[A-Z2-7]{16,128}$/),
}) satisfies z.ZodType<Enrolment>

/** The forms of the page of the second factor, by their button. */
export async function answerSecondFactor(args: Args) {
  const form = await readForm(args.request)
  switch (form.intent) {
    case 'confirm':
      return confirm(args, form)
    case 'renew':
      return renew(args, form)
    case 'end':
      return end(args, form)
    default:
      return enrol(args, form)
  }
}

async function enrol(args: Args, form: Form) {
  const { call } = upstream(args)
  const tried = await attemptConfirmed(args, form, () =>
    call(credentialsContract.enrolSecondFactor, proofOf(form)),
  )
  if (!tried.value) return refused('enrol', tried)
  return answered({ intent: 'enrol', enrolment: tried.value })
}

async function confirm(args: Args, form: Form) {
  const { call } = upstream(args)
  const enrolment = Brought.safeParse(form.data).data
  const code = typeof form.data.code === 'string' ? form.data.code : ''
  const tried = await attemptConfirmed(args, form, () =>
    call(credentialsContract.confirmSecondFactor, { code }),
  )
  if (!tried.value) return refused('confirm', tried, enrolment)
  return answered({ intent: 'confirm', codes: tried.value.recoveryCodes })
}

async function renew(args: Args, form: Form) {
  const { call } = upstream(args)
  const tried = await attemptConfirmed(args, form, () =>
    call(credentialsContract.renewRecoveryCodes, proofOf(form)),
  )
  if (!tried.value) return refused('renew', tried)
  return answered({ intent: 'renew', codes: tried.value.recoveryCodes })
}

async function end(args: Args, form: Form) {
  const { call } = upstream(args)
  const tried = await attemptConfirmed(args, form, () =>
    call(credentialsContract.endSecondFactor, proofOf(form)),
  )
  if (!tried.value) return refused('end', tried)
  const { t } = await getVisit(args)
  const toast = { type: 'success', message: t('credentials')('secondFactor.ended') } as const
  return redirectWithToast(args, profilePaths.signInMethods, toast)
}

function proofOf({ data }: Form) {
  return { password: typeof data.password === 'string' ? data.password : undefined }
}

function answered(answer: SecondFactorAnswer) {
  return answerWith(answer, {})
}

/** The form again; the password never comes back into a page. */
function refused(
  intent: string,
  { refusal, status }: { refusal: Refusal; status: number },
  enrolment?: Enrolment,
) {
  const { password: _password, code: _code, ...values } = refusal.values
  const answer: SecondFactorAnswer = { intent, refusal: { ...refusal, values } }
  return answerWith(enrolment ? { ...answer, enrolment } : answer, { status })
}
