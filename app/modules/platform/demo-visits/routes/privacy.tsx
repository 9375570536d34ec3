import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requirePerson } from '#app/shell/session/session.server.ts'
import { forgetSession } from '#app/shell/session/session-cache.server.ts'
import { readSession } from '#app/shell/session/session-cookie.server.ts'
import { isSecureRequest } from '#app/shell/session/signed-cookie.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, PageHead, SheetPad, Stack, text } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { demoContract } from '#contract/core/demo.ts'
import * as styles from '../components/privacy.css.ts'

const seconds = 365 * 86_400

/** The `Set-Cookie` that carries the choice into the next demo of the same browser. */
function trackingCookie({ request, context }: Args, isTracked: boolean): string {
  const secure = isSecureRequest(context.env, request.url) ? '; Secure' : ''
  const age = isTracked ? 0 : seconds
  return `demo-tracking=no; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}

export async function loader(args: Args) {
  const { demo } = await requirePerson(args)
  const { t } = await getVisit(args)
  const head = pageMeta(args, { title: t('demo-visits')('privacy.title') })
  return { head, isTracked: demo?.isTracked ?? true }
}

export async function action(args: Args) {
  const { intent } = await readForm(args.request)
  const { t } = await getVisit(args)
  const isTracked = intent === 'record'
  await upstream(args).call(demoContract.setTracking, { isTracked })
  const cookie = await readSession(args)
  if (cookie) forgetSession(cookie.token)
  const message = t('demo-visits')(isTracked ? 'privacy.started' : 'privacy.stopped')
  const headers = new Headers({ 'set-cookie': trackingCookie(args, isTracked) })
  return redirectWithToast(args, '/demo/privacy', { type: 'success', message }, { headers })
}

export default function DemoPrivacy() {
  const { isTracked } = useLoaderData<typeof loader>()
  const t = useT('demo-visits')
  const { number } = useFormat()
  return (
    <>
      <PageHead
        title={t('privacy.title')}
        sentence={t(isTracked ? 'privacy.recorded' : 'privacy.notRecorded')}
      />
      <SheetPad>
        <Stack gap="s5" className={styles.page}>
          <Points
            title={t('privacy.what')}
            points={[
              t('privacy.whatRoutes'),
              t('privacy.whatClicks'),
              t('privacy.whatFields'),
              t('privacy.whatForms'),
            ]}
          />
          <Points
            title={t('privacy.never')}
            points={[
              t('privacy.neverSecrets'),
              t('privacy.neverMoney'),
              t('privacy.neverElsewhere'),
            ]}
          />
          <p className={text.soft}>{t('privacy.who', { days: number(30) })}</p>
          <form method="post">
            <Button
              kind={isTracked ? 'primary' : 'default'}
              name="intent"
              value={isTracked ? 'stop' : 'record'}
            >
              {t(isTracked ? 'privacy.stop' : 'privacy.start')}
            </Button>
          </form>
        </Stack>
      </SheetPad>
    </>
  )
}

function Points({ title, points }: { title: string; points: string[] }) {
  return (
    <section>
      <h2 className={text.strong}>{title}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}

export const meta = headOf
