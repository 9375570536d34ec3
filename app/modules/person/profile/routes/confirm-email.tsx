import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { EntryPage } from '#app/modules/person/entry/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getSession, requireSession } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { profileContract } from '#contract/person/profile.ts'
import { LinkForm, LostLink } from '../components/link-form.tsx'
import { answerLink, findByLink, passLinkHeaders, tokenOf } from '../link-page.server.ts'
import { profilePaths } from '../paths.ts'
import { redirectAfterChange } from '../redirect-after-change.server.ts'

/** Only shows a button: programs that follow the links of a mail confirm nothing. */
export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const { call } = upstream(args)
  const input = { token: tokenOf(args) }
  const found = await findByLink(() => call(profileContract.getEmailChange, input, { token: null }))
  return answerLink({ head: pageMeta(args, { title: t('profile')('link.emailTitle') }), found })
}

export async function action(args: Args) {
  const { call } = upstream(args)
  const input = { token: tokenOf(args) }
  const link = await findByLink(() => call(profileContract.getEmailChange, input, { token: null }))
  // The new address is confirmed by whoever the account is.
  if (link?.mailbox === 'new') await requireSession(args)
  const done = await findByLink(() => call(profileContract.confirmEmailChange, input))
  // The page again, which by now says that the link leads nowhere.
  if (!done) return redirect(`/confirm-email?token=${encodeURIComponent(input.token)}`)
  const { email } = done
  const path = (await getSession(args)) ? profilePaths.security : '/login'
  const key = done.isChanged ? 'email.changed' : 'email.half'
  return redirectAfterChange(args, path, { key, gaps: { email } })
}

export default function ConfirmEmail() {
  const { found } = useLoaderData<typeof loader>()
  const t = useT('profile')
  if (!found) return <LostLink />
  const { email, mailbox, isConfirmed } = found
  const words = isConfirmed
    ? t('link.emailHalf')
    : t(mailbox === 'old' ? 'link.emailOld' : 'link.emailNew', { email })
  return (
    <EntryPage title={t('link.emailTitle')} sentence={words} motto={t('link.motto')}>
      {!isConfirmed && (
        <LinkForm>
          <Button kind="primary">{t('link.emailSubmit')}</Button>
        </LinkForm>
      )}
    </EntryPage>
  )
}

export const meta = headOf
export const headers = passLinkHeaders
