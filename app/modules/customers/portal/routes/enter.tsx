import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { publicFormHeaders } from '#app/shell/documents/public/public-link.server.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { Button, LinkButton, Row } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { publicPortalContract } from '#contract/customers/public-portal.ts'
import * as styles from '../components/portal.css.ts'
import { PortalFrame } from '../components/portal-frame.tsx'
import { portalPath } from '../paths.ts'
import { nobody, openPortal, sessionHeaders } from '../visit.server.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

/** Shows a button and changes nothing: programs that check mails open every link. */
export async function loader(args: Args) {
  const { token, front, language } = await openPortal(args)
  const title = textsOf(language, 'portal')('public.title', { firm: front.firmName })
  return { head: pageMeta(args, { title }), token, front }
}

/** Signs in, once. */
export async function action(args: Args) {
  const { token } = await openPortal(args)
  const link = args.params.link ?? ''
  try {
    const { call } = upstream(args)
    const { session } = await call(publicPortalContract.enter, { token, link }, nobody)
    return redirect(portalPath(token), { headers: await sessionHeaders(args, session) })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
    return data({ isOver: true }, { status: 410, headers: publicFormHeaders })
  }
}

export function headers() {
  return publicFormHeaders
}

export default function EnterRoute() {
  const { token, front } = useLoaderData<typeof loader>()
  const isOver = useActionData<typeof action>()?.isOver ?? false
  const t = useT('portal')
  return (
    <PortalFrame token={token} front={front} home={null} title={t('public.head')} isNarrow>
      <section className={styles.panel}>
        {isOver ? (
          <>
            <p role="alert">{t('public.over')}</p>
            <Row>
              <LinkButton kind="primary" href={portalPath(token)}>
                {t('public.askAgain')}
              </LinkButton>
            </Row>
          </>
        ) : (
          <form method="post" className={styles.form}>
            <p>{t('public.enterWords')}</p>
            <Row>
              <Button kind="primary" size="l" icon="log-in">
                {t('public.enter')}
              </Button>
            </Row>
          </form>
        )}
      </section>
    </PortalFrame>
  )
}

export const meta = headOf
