import { useLoaderData } from '@remix-run/react'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithin } from '#app/shell/session/redirect-within.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { PageQuery } from '#contract/core/page.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import { PartyPicker } from '../components/party-picker.tsx'

/** Chooses a party for the filter of a list: the address says which list, and the filter's name. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const given = new URL(args.request.url).searchParams
  const home = `/firms/${firmId}/customers`
  const wanted = redirectWithin(given.get('to'), home)
  const to = wanted.startsWith(`/firms/${firmId}/`) ? wanted : home
  const name = /^[a-zA-Z]{1,40}$/.exec(given.get('name') ?? '')?.[0] ?? 'customerId'
  const query = readListQuery(PageQuery, args.request)
  const page = await call(partiesContract.list, { ...query, firmId })
  return { head: pageMeta(args, { title: t('parties')('pick.title') }), to, name, query, page }
}

export default function PartyPickRoute() {
  const { to, name, query, page } = useLoaderData<typeof loader>()
  const t = useT('parties')
  const { firm } = useFirm()
  const here = `/firms/${firm.firmId}/parties/pick`
  const hrefOf = (partyId: string) => `${to}${to.includes('?') ? '&' : '?'}${name}=${partyId}`
  return (
    <>
      <PageHead title={t('pick.title')} crumb={{ href: to, label: t('pick.back') }} />
      <ListBar path={here} q={query.q} label={t('list.search')} kept={{ to, name }} />
      {page.rows.length > 0 ? (
        <PartyPicker caption={t('pick.title')} rows={page.rows} hrefOf={hrefOf} />
      ) : (
        <NothingFoundFor q={query.q} clearHref={to} />
      )}
      <ListPager page={page} path={here} query={{ ...query, to, name }} />
    </>
  )
}

export const meta = headOf
