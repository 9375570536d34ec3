import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { endCookies } from '#app/shell/session/end-cookies.server.ts'
import { keptTillsCookie, readKeptTills } from '#app/shell/session/kept-tills.ts'
import { forgetSession } from '#app/shell/session/session-cache.server.ts'
import { readSession, writeSessionCookie } from '#app/shell/session/session-cookie.server.ts'
import { isSecureRequest } from '#app/shell/session/signed-cookie.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, LinkButton, Row } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { type KeyedMessage, keyedMessage } from '#contract/core/account-messages.ts'
import { AppError } from '#contract/core/errors.ts'
import { identityContract } from '#contract/core/identity.ts'
import { apiMessage } from '../api-message.ts'
import * as styles from '../components/entry-page.css.ts'
import { EntryPage } from '../components/entry-page.tsx'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  return { head: pageMeta(args, { title: t('entry')('logout.title') }) }
}

export async function action(args: Args) {
  const t = (await getVisit(args)).t('entry')
  const message = apiMessage(t, (await endSession(args)) ?? keyedMessage('signedOut'))
  const { request, context } = args
  // Tickets that a till sold without a connection are not thrown away: they are sealed, and the page
  // that follows shuts the rest.
  const keepsTills = readKeptTills(request.headers.get('cookie')) !== undefined
  const cleared = keepsTills ? '"cache"' : '"cache", "storage"'
  const headers = new Headers({ 'clear-site-data': cleared })
  const isSecure = isSecureRequest(context.env, request.url)
  const left = keepsTills ? [keptTillsCookie('left', isSecure)] : []
  for (const cookie of [await writeSessionCookie(args, null), ...endCookies(args), ...left]) {
    headers.append('set-cookie', cookie)
  }
  return redirectWithToast(args, '/login', { type: 'success', message }, { headers })
}

/** The browser forgets the token even when the API cannot be reached, or knows it no more. */
async function endSession(args: Args): Promise<KeyedMessage | undefined> {
  const session = await readSession(args)
  if (!session) return undefined
  try {
    return await upstream(args).call(identityContract.logout, undefined)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  } finally {
    forgetSession(session.token)
  }
}

export default function Logout() {
  const t = useT('entry')
  return (
    <EntryPage title={t('logout.title')} sentence={t('logout.sentence')} motto={t('logout.motto')}>
      <form method="post" className={styles.form}>
        <Row>
          <Button kind="primary">{t('logout.send')}</Button>
          <LinkButton href="/dashboard">{t('logout.stay')}</LinkButton>
        </Row>
      </form>
    </EntryPage>
  )
}

export const meta = headOf
