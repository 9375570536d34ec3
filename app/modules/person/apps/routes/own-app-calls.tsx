import { useLoaderData } from '@remix-run/react'
import { CallTable } from '#app/modules/person/api-keys/index.ts'
import { profilePaths } from '#app/modules/person/profile/index.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { PageQuery } from '#contract/core/page.ts'
import { appsContract } from '#contract/person/apps.ts'
import { appCallsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const query = readListQuery(PageQuery, args.request)
  const grantId = requireIdParam(args, 'grantId')
  const page = await upstream(args).call(appsContract.listGrantCalls, { ...query, grantId })
  return { head: pageMeta(args, { title: t('apps')('calls.title') }), page, query }
}

export default function OwnAppCallsRoute() {
  const { page, query } = useLoaderData<typeof loader>()
  const t = useT('apps')
  const { id, appName } = page.grant
  return (
    <>
      <PageHead
        title={t('calls.title')}
        sentence={t('calls.words', { app: appName })}
        crumb={{ href: profilePaths.apps, label: t('grant.title') }}
      />
      {page.rows.length === 0 && <Empty title={t('calls.none')}>{t('calls.noneWords')}</Empty>}
      {page.rows.length > 0 && <CallTable rows={page.rows} />}
      <ListPager page={page} path={appCallsPath(id)} query={query} />
    </>
  )
}

export const meta = headOf
