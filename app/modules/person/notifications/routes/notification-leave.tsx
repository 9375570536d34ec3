import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { profilePaths } from '#app/modules/person/profile/index.ts'
import { PublicHead, SiteFrame, width } from '#app/modules/public-site/site/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, LinkButton, Row } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { LeftMails, notificationsContract } from '#contract/core/notifications.ts'

/** Only shows a button: programs that follow the links of a mail change nothing. */
export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const kind = LeftMails.safeParse(tokenOf(args.request).split('.')[1]).data ?? null
  return { head: pageMeta(args, { title: t('notifications')('leave.title') }), kind }
}

/** Ends the mails: by the button of the page, or of a mail program, which posts here (RFC 8058). */
export async function action(args: Args) {
  const form = await readForm(args.request)
  const token = tokenOf(args.request) || '-'
  const { call } = upstream(args)
  const result = await attempt(form, () =>
    call(notificationsContract.leaveMail, { token }, { token: null }),
  )
  if (!result.refusal) return data({ isDone: true, refusal: undefined })
  // The token is no field that a person sees: what is wrong with it is wrong with the form.
  const { token: problem, ...problems } = result.refusal.problems
  const whole = problem ? { ...problems, '': problem } : problems
  const refusal = { ...result.refusal, problems: whole }
  return data({ isDone: false, refusal }, { status: result.status })
}

function tokenOf(request: Request): string {
  return (new URL(request.url).searchParams.get('token') ?? '').slice(0, 512)
}

export default function NotificationLeave() {
  const { kind } = useLoaderData<typeof loader>()
  const { isDone = false, refusal } = useActionData<typeof action>() ?? {}
  const t = useT('notifications')
  const what = kind === 'digest' ? t('leave.all') : kind && `${t(`event.${kind}`)}.`
  const lead = what ? `${what} ${t('leave.lead')}` : t('leave.lead')
  const choose = (
    <LinkButton kind="ghost" size="l" href={profilePaths.notifications}>
      {t('leave.choose')}
    </LinkButton>
  )
  return (
    <SiteFrame>
      <PublicHead title={isDone ? t('leave.done') : t('leave.title')} lead={lead} />
      <div className={width}>
        {isDone ? (
          choose
        ) : (
          <form method="post" id="leave-mails">
            <RefusalSummary refusal={refusal} formId="leave-mails" />
            <Row>
              <Button kind="primary" size="l">
                {t('leave.send')}
              </Button>
              {choose}
            </Row>
          </form>
        )}
      </div>
    </SiteFrame>
  )
}

export const meta = headOf
