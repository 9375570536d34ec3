import { useLoaderData } from '@remix-run/react'
import { ProfileHead } from '#app/modules/person/profile/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { appsContract } from '#contract/person/apps.ts'
import { GrantTable } from '../components/grant-table.tsx'
import { endOwnGrant } from '../grant-actions.server.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const { rows } = await upstream(args).call(appsContract.listGrants, undefined)
  return { head: pageMeta(args, { title: t('apps')('grant.title') }), rows }
}

export async function action(args: Args) {
  return endOwnGrant(args)
}

export default function OwnAppsRoute() {
  const { rows } = useLoaderData<typeof loader>()
  const t = useT('apps')
  return (
    <>
      <ProfileHead current="apps" sentence={t('grant.own')} />
      <GrantTable rows={rows} firmId={null} />
    </>
  )
}

export const meta = headOf
