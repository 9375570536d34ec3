import { useActionData, useLoaderData } from '@remix-run/react'
import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { forgetPlan, keepPlan, readPlan } from '#app/shell/session/plan-cookie.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { text } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { keyedMessage } from '#contract/core/account-messages.ts'
import { AppError } from '#contract/core/errors.ts'
import { type AuthUser, identityContract, Registration } from '#contract/core/identity.ts'
import { findPlan } from '#contract/core/plans.ts'
import { apiMessage } from '../api-message.ts'
import { beginSession } from '../begin-session.server.ts'
import { ChosenPlan } from '../components/chosen-plan.tsx'
import { EntryPage } from '../components/entry-page.tsx'
import { NewAccountWays } from '../components/new-account-ways.tsx'
import { RegisterForm } from '../components/register-form.tsx'
import { passActionHeaders, readFailure, refuseLogin } from '../log-in.server.ts'
import { loadLogin } from '../login-page.server.ts'

export async function loader(args: Args) {
  const { head, email, offered } = await loadLogin(args, 'register.title', 'register.description')
  const chosen = findPlan(new URL(args.request.url).searchParams.get('plan'))
  if (chosen) keepPlan(args, chosen.id)
  return { head, email, offered, planId: chosen?.id ?? readPlan(args) }
}

export async function action(args: Args) {
  const form = await readForm(args.request)
  const { language, t } = await getVisit(args)
  const planId = findPlan(textAt(form.data, 'planId'))?.id
  const { value, refusal } = parseForm(Registration, form, { language, planId })
  if (refusal) return refuseLogin(form, 422, { problems: refusal.problems })
  const { idempotencyKey } = form
  try {
    const answer = await upstream(args).call(identityContract.register, value, {
      token: null,
      idempotencyKey,
    })
    forgetPlan(args)
    const opened = answer.data ?? (await openAccount(args, value))
    if (opened) {
      const ready = keyedMessage('accountOpened')
      return await beginSession(args, { ...ready, data: opened, to: '/firms/new', isKept: true })
    }
    const toast = { type: 'success', message: apiMessage(t('entry'), answer) } as const
    return await redirectWithToast(args, `/login?email=${encodeURIComponent(value.email)}`, toast)
  } catch (error) {
    return refuseLogin(form, ...(await readFailure(args, error)))
  }
}

/**
 * Signs in with what was just typed, so that nobody types it twice. Where the address was taken, this
 * is an ordinary sign-in to the account there: it opens with that account's password alone, counts
 * as an attempt at it, and leaves the rest, such as a second factor, to the sign-in page.
 */
async function openAccount(
  args: Args,
  { email, password }: Registration,
): Promise<AuthUser | null> {
  try {
    const login = { email, password }
    const { data } = await upstream(args).call(identityContract.login, login, { token: null })
    return data
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return null
    throw error
  }
}

export default function Register() {
  const { planId, email, offered } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const t = useT('entry')
  return (
    <EntryPage
      title={t('register.title')}
      sentence={t('register.sentence')}
      motto={t('register.motto')}
    >
      <ChosenPlan planId={planId} />
      <RegisterForm failure={failure} planId={planId} email={email}>
        <IdempotencyField />
      </RegisterForm>
      <NewAccountWays offered={offered} />
      <p className={text.small}>
        {t('register.known')}{' '}
        <a className={text.link} href="/login">
          {t('logIn')}
        </a>
      </p>
    </EntryPage>
  )
}

export const meta = headOf
export const headers = passActionHeaders
