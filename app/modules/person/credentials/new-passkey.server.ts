import { profilePaths } from '#app/modules/person/profile/index.ts'
import { answerWith } from '#app/shell/answers.ts'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { readFlow, writeFlow } from '#app/shell/session/flow-cookie.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { parseJson } from '#contract/core/parse-json.ts'
import { credentialsContract, NewPasskey, PasskeyName } from '#contract/person/credentials.ts'
import { newPasskeyPath } from './paths.ts'

type NewPasskeyAnswer = {
  refusal?: Refusal
  /** What the browser makes the passkey from, as JSON text. */
  begun?: { options: string; name: string }
}

/** The two steps of adding a passkey, by their button. */
export async function answerNewPasskey(args: Args) {
  const form = await readForm(args.request)
  return form.intent === 'finish' ? finish(args, form) : begin(args, form)
}

async function begin(args: Args, form: Form) {
  const { value, refusal } = parseForm(PasskeyName, form)
  if (refusal) return refuse(refusal, 422)
  const { call } = upstream(args)
  const tried = await attemptConfirmed(args, form, () =>
    call(credentialsContract.beginPasskey, undefined),
  )
  if (!tried.value) return refuse(tried.refusal, tried.status)
  const { flow, options } = tried.value
  const kept = { flow, to: '', isKept: true, startPath: newPasskeyPath }
  const headers = new Headers({ 'set-cookie': await writeFlow(args, kept) })
  const answer: NewPasskeyAnswer = {
    begun: { options: JSON.stringify(options), name: value.name },
  }
  return answerWith(answer, { headers })
}

/** Whoever took too long for the confirmation begins again: the flow is used up by then anyway. */
async function finish(args: Args, form: Form) {
  const flow = (await readFlow(args))?.flow
  const response = parseJson(textAt(form.data, 'response'))
  const values = { name: typeof form.values.name === 'string' ? form.values.name : '' }
  const sent = NewPasskey.safeParse({ name: form.data.name, flow, response })
  if (!sent.success) return refuse({ values, problems: { '': { key: 'passkeyRefused' } } }, 422)
  const { call } = upstream(args)
  const tried = await attemptConfirmed(args, form, () =>
    call(credentialsContract.addPasskey, sent.data),
  )
  if (!tried.value) return refuse({ ...tried.refusal, values }, tried.status)
  const { t } = await getVisit(args)
  const toast = { type: 'success', message: t('credentials')('newPasskey.added') } as const
  const headers = new Headers({ 'set-cookie': await writeFlow(args, null) })
  return redirectWithToast(args, profilePaths.signInMethods, toast, { headers })
}

function refuse(refusal: Refusal, status: number) {
  const answer: NewPasskeyAnswer = { refusal }
  return answerWith(answer, { status })
}
