import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireSession } from '#app/shell/session/session.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { type InvitationView, InvitedPerson, membersContract } from '#contract/firm/members.ts'
import { type Outcome, redirectAfterChange } from './redirect-after-change.server.ts'

/** What the link's invitation says; null for one that is not good, whatever the reason. */
export async function findInvitation(args: Args): Promise<InvitationView | null> {
  const token = tokenOf(args)
  try {
    return await upstream(args).call(membersContract.viewInvitation, { token }, { token: null })
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid')) {
      return null
    }
    throw error
  }
}

/** Accepts the invitation and goes to the firm; or gives why not. */
export async function answerInvitation(args: Args, form: Form, t: Translate): Promise<Outcome> {
  const { call } = upstream(args)
  const token = tokenOf(args)
  if (form.intent === 'accept') {
    await requireSession(args)
    const result = await attempt(form, () => call(membersContract.acceptInvitation, { token }))
    if (result.refusal) return result
    return {
      answer: await redirectAfterChange(args, result.value, '/dashboard', t('invitation.joined')),
    }
  }
  const { value, refusal } = parseForm(InvitedPerson, form)
  if (refusal) return { refusal, status: 422 }
  const result = await attempt(form, () =>
    call(membersContract.registerInvited, { ...value, token }, { token: null }),
  )
  if (result.refusal) return result
  const { data } = result.value
  return { answer: await redirectAfterChange(args, { data }, '/dashboard', t('invitation.joined')) }
}

function tokenOf({ params }: Args): string {
  return params.token ?? ''
}
