import { useActionData, useLoaderData } from '@remix-run/react'
import { passActionHeaders } from '#app/modules/person/entry/index.server.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead, Row, SheetPad, Stack } from '#app/ui/index.ts'
import { destinationOf } from '#contract/person/redirect-uris.ts'
import { ConsentForm } from '../components/consent-form.tsx'
import { decideAsked, readAsked } from '../consent.server.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const asked = await readAsked(args)
  return { head: pageMeta(args, { title: t('apps')('consent.title') }), asked }
}

export async function action(args: Args) {
  return decideAsked(args)
}

export default function AuthorizeRoute() {
  const { asked } = useLoaderData<typeof loader>()
  const decided = useActionData<typeof action>()
  const t = useT('apps')
  const redirectTo = decided?.redirectTo ?? ('redirectTo' in asked ? asked.redirectTo : undefined)
  if (redirectTo !== undefined) return <Leave href={redirectTo} />
  if ('wrong' in asked) return <Wrong problem={asked.wrong} />
  if (!('request' in asked)) return null
  const { request } = asked
  return (
    <>
      <PageHead
        title={t('consent.asks', { app: request.name })}
        sentence={t('consent.sentence', { app: request.name })}
      />
      <ConsentForm request={request} refusal={decided?.refusal} />
    </>
  )
}

/** Between the decision and the app's own page; mostly gone before it is read. */
function Leave({ href }: { href: string }) {
  const t = useT('apps')
  return (
    <>
      <PageHead
        title={t('consent.leaveTitle')}
        sentence={t('consent.leave', { host: destinationOf(href) })}
      />
      <SheetPad>
        <Row>
          <LinkButton kind="primary" href={href} rel="noreferrer">
            {t('consent.go')}
          </LinkButton>
        </Row>
      </SheetPad>
    </>
  )
}

function Wrong({ problem }: { problem: string }) {
  const t = useT('apps')
  const problemAt = useProblems({ '': { key: problem } })
  return (
    <>
      <PageHead title={t('consent.wrongTitle')} sentence={t('consent.wrong')} />
      <SheetPad>
        <Stack gap="s3">
          <p role="alert">{problemAt('')}</p>
        </Stack>
      </SheetPad>
    </>
  )
}

export const meta = headOf
export const headers = passActionHeaders
