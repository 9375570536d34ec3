import { useActionData, useLoaderData } from '@remix-run/react'
import { answerWith } from '#app/shell/answers.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requirePerson } from '#app/shell/session/session.server.ts'
import { forgetSession } from '#app/shell/session/session-cache.server.ts'
import { readSession } from '#app/shell/session/session-cookie.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Button, LinkButton, PageHead, Row, SheetPad, Stack } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { demoContract } from '#contract/core/demo.ts'
import { AppError } from '#contract/core/errors.ts'
import * as styles from '../components/privacy.css.ts'

export async function loader(args: Args) {
  const { user } = await requirePerson(args)
  const { t } = await getVisit(args)
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  const head = pageMeta(args, { title: t('demo-visits')('takeOver.title') })
  return { head, token, email: user.email }
}

export async function action(args: Args) {
  const { data } = await readForm(args.request)
  const { t } = await getVisit(args)
  const token = String(data.token ?? '').slice(0, 512) || '-'
  try {
    const { firmId } = await upstream(args).call(demoContract.takeOver, { token })
    const cookie = await readSession(args)
    if (cookie) forgetSession(cookie.token)
    const message = t('demo-visits')('takeOver.done')
    return redirectWithToast(args, `/firms/${firmId}/dashboard`, { type: 'success', message })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error
    return answerWith({ isOver: true }, { status: 404 })
  }
}

export default function TakeOver() {
  const { token, email } = useLoaderData<typeof loader>()
  const isOver = useActionData<typeof action>()?.isOver || token === ''
  const t = useT('demo-visits')
  return (
    <>
      <PageHead
        title={t('takeOver.title')}
        sentence={<span className={styles.breaks}>{t('takeOver.sentence', { email })}</span>}
      />
      <SheetPad>
        <Stack gap="s4">
          {isOver && (
            <div role="alert">
              <Band tone="warn" title={t('takeOver.over')}>
                {t('takeOver.overWords')}
              </Band>
            </div>
          )}
          <form method="post">
            <input type="hidden" name="token" value={token} />
            <Row>
              {!isOver && <Button kind="primary">{t('takeOver.submit')}</Button>}
              <LinkButton kind="ghost" href="/dashboard">
                {t('takeOver.back')}
              </LinkButton>
            </Row>
          </form>
        </Stack>
      </SheetPad>
    </>
  )
}

export const meta = headOf
