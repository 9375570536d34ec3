import { useLoaderData } from '@remix-run/react'
import { requireIdParam } from '#app/shell/id-param.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { PageQuery } from '#contract/core/page.ts'
import { apiKeysContract } from '#contract/person/api-keys.ts'
import { CallsPage } from '../components/calls-page.tsx'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const query = readListQuery(PageQuery, args.request)
  const keyId = requireIdParam(args, 'keyId')
  const page = await upstream(args).call(apiKeysContract.listOwnCalls, { ...query, keyId })
  return { head: pageMeta(args, { title: t('api-keys')('calls.title') }), page, query }
}

export default function OwnKeyCallsRoute() {
  return <CallsPage firmId={null} {...useLoaderData<typeof loader>()} />
}

export const meta = headOf
