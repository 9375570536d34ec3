import { useActionData, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Button, Checkbox, classes, text } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { demoContract } from '#contract/core/demo.ts'
import { AppError } from '#contract/core/errors.ts'
import { beginSession } from '../begin-session.server.ts'
import * as styles from '../components/entry-page.css.ts'
import { EntryPage } from '../components/entry-page.tsx'
import { Failure } from '../components/failure.tsx'
import { findInvitation, isTrackingRefused } from '../demo-invitation.server.ts'
import { passActionHeaders, readFailure, refuseLogin } from '../log-in.server.ts'
import { loadLogin } from '../login-page.server.ts'

export async function loader(args: Args) {
  const { head, to, token } = await loadLogin(args, 'demo.title', 'demo.description')
  const isPublic = Boolean(args.context.env.DEMO_TOKEN)
  const invitation = await findInvitation(args, token)
  if (invitation) args.context.pageLanguage = invitation.language
  const isEnded = new URL(args.request.url).searchParams.has('ended')
  const isSpent = token !== '' && !invitation && token !== args.context.env.DEMO_TOKEN
  const shown = isSpent ? '' : token
  const isOpen = shown !== '' || isPublic
  const { name } = invitation ?? {}
  return {
    head,
    to,
    token: shown,
    name,
    isOpen,
    isSpent,
    isEnded,
    isRefused: isTrackingRefused(args),
  }
}

export async function action(args: Args) {
  const form = await readForm(args.request)
  const { to } = form.data
  const given = String(form.data.token || '')
  const token = given || args.context.env.DEMO_TOKEN || ''
  const { language, t } = await getVisit(args)
  if (token === '') return refuseLogin(form, 404, { message: t('entry')('demo.closed') })
  try {
    const isTracked = form.data.private !== 'on'
    const input = { token: token.slice(0, 512), language, isTracked }
    const answer = await upstream(args).call(demoContract.open, input, { token: null })
    return await beginSession(args, { ...answer, to, isKept: true })
  } catch (error) {
    const isSpent = given !== '' && error instanceof AppError && error.code === 'unauthenticated'
    if (isSpent) return refuseLogin(form, 401, { message: t('demo-visits')('signIn.spent') })
    return refuseLogin(form, ...(await readFailure(args, error)))
  }
}

export default function DemoLogin() {
  const { to, token, name, isOpen, isRefused } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const t = useT('entry')
  const ofDemo = useT('demo-visits')
  return (
    <EntryPage
      title={name ? ofDemo('signIn.hello', { name }) : t('demo.title')}
      sentence={t('demo.sentence')}
      motto={t('demo.motto')}
      path="/demo/login"
    >
      <form method="post" className={styles.form}>
        <Notices />
        <Failure failure={failure} />
        <input type="hidden" name="to" value={to} />
        {token !== '' && <input type="hidden" name="token" value={token} />}
        {isOpen && (
          <>
            <p className={text.soft}>{ofDemo('signIn.words')}</p>
            <div>
              <Checkbox name="private" defaultChecked={isRefused}>
                {ofDemo('signIn.private')}
              </Checkbox>
              <p className={classes(text.tiny, text.soft)}>{ofDemo('signIn.privateWords')}</p>
            </div>
            <p className={text.soft}>{t('demo.takes')}</p>
            <Button kind="primary">{t('demo.open')}</Button>
          </>
        )}
      </form>
    </EntryPage>
  )
}

function Notices() {
  const { isOpen, isSpent, isEnded } = useLoaderData<typeof loader>()
  const t = useT('demo-visits')
  const closed = useT('entry')('demo.closed')
  return (
    <>
      {isEnded && (
        <Band tone="info" title={t('signIn.ended')}>
          {t('signIn.endedWords')}
        </Band>
      )}
      {isSpent && (
        <Band tone="warn" title={t('signIn.spent')}>
          {isOpen && t('signIn.spentWords')}
        </Band>
      )}
      {!isOpen && !isSpent && <Band tone="info" title={closed} />}
    </>
  )
}

export const meta = headOf
export const headers = passActionHeaders
