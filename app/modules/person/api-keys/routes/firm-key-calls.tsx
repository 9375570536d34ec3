import { useLoaderData } from '@remix-run/react'
import { requireIdParam } from '#app/shell/id-param.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageQuery } from '#contract/core/page.ts'
import { apiKeysContract } from '#contract/person/api-keys.ts'
import { CallsPage } from '../components/calls-page.tsx'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const query = readListQuery(PageQuery, args.request)
  const one = { firmId: firm.firmId, keyId: requireIdParam(args, 'keyId') }
  const page = await call(apiKeysContract.listCalls, { ...query, ...one })
  return { head: pageMeta(args, { title: t('api-keys')('calls.title') }), page, query }
}

export default function FirmKeyCallsRoute() {
  const { firm } = useFirm()
  return <CallsPage firmId={firm.firmId} {...useLoaderData<typeof loader>()} />
}

export const meta = headOf
