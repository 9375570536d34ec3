import { useLoaderData } from '@remix-run/react'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { listHref, readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirmPermission } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, Tabs } from '#app/ui/index.ts'
import { PartyListQuery, partiesContract } from '#contract/parties.ts'
import { PartyTable } from '../components/party-table.tsx'
import { newPartyPath, type PartyView, partiesPath } from '../paths.ts'
import { roleOfView, viewAt } from '../view.ts'

const ListQuery = PartyListQuery.omit({ role: true })
type Show = PartyListQuery['show']

export async function loader(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'party:view')
  const { t } = await getVisit(args)
  const query = readListQuery(ListQuery, args.request)
  const view = viewAt(args.request.url)
  const role = roleOfView[view]
  const page = await call(partiesContract.list, { ...query, role, firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('parties')(`${view}.title`) }), view, query, page }
}

export default function PartyListRoute() {
  const { view, query, page } = useLoaderData<typeof loader>()
  const t = useT('parties')
  const { firm, can } = useFirm()
  const path = partiesPath(firm.firmId, view)
  const sentence = can('invoice:view') ? 'sentence' : 'sentenceWithoutBooks'
  return (
    <>
      <PageHead
        title={t(`${view}.title`)}
        sentence={t(`${view}.${sentence}`, { currency: firm.baseCurrency })}
        actions={<NewParty view={view} />}
      />
      <ShowTabs view={view} show={query.show} />
      <ListBar path={path} q={query.q} label={t('list.search')} kept={{ show: query.show }} />
      {page.rows.length > 0 && <PartyTable view={view} rows={page.rows} />}
      {page.rows.length === 0 && <NoParties view={view} q={query.q} show={query.show} />}
      <ListPager page={page} path={path} query={query} />
    </>
  )
}

function ShowTabs({ view, show }: { view: PartyView; show: Show }) {
  const t = useT('parties')
  const { firm } = useFirm()
  const path = partiesPath(firm.firmId, view)
  return (
    <Tabs
      isPadded
      label={t(`${view}.title`)}
      tabs={[
        { href: path, label: t('list.active'), isCurrent: show === 'active' },
        {
          href: listHref(path, { show: 'archived' }),
          label: t('list.archived'),
          isCurrent: show === 'archived',
        },
      ]}
    />
  )
}

function NewParty({ view }: { view: PartyView }) {
  const t = useT('parties')
  const { firm, can } = useFirm()
  if (!can('party:edit')) return null
  return (
    <LinkButton kind="primary" icon="plus" href={newPartyPath(firm.firmId, view)}>
      {t(`${view}.new`)}
    </LinkButton>
  )
}

type NothingProps = { view: PartyView; q: string | undefined; show: Show }

function NoParties({ view, q, show }: NothingProps) {
  const t = useT('parties')
  const { firm } = useFirm()
  const path = partiesPath(firm.firmId, view)
  if (q) return <NothingFoundFor q={q} clearHref={listHref(path, { show })} />
  if (show === 'archived') {
    return <Empty title={t('list.noneArchived')}>{t('list.noneArchivedWords')}</Empty>
  }
  return (
    <Empty title={t(`${view}.none`)} actions={<NewParty view={view} />}>
      {t(`${view}.noneWords`)}
    </Empty>
  )
}

export const meta = headOf
