import { useLoaderData } from '@remix-run/react'
import { requireIdParam } from '#app/shell/id-param.ts'
import { listHref, readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import { PartyTimelineQuery, timelineTypes } from '#contract/firm/party-timeline.ts'
import { PartyListPage } from '../components/party-list-page.tsx'
import { PartyTimeline } from '../components/party-timeline.tsx'
import { partyTimelinePath } from '../paths.ts'

/** What happened with a party: all of it, or its documents, mails, files, comments or changes. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, partyId: requireIdParam(args, 'partyId') }
  const query = readListQuery(PartyTimelineQuery, args.request)
  const [party, page] = await Promise.all([
    call(partiesContract.get, ids),
    call(partiesContract.listTimeline, { ...query, ...ids }),
  ])
  const title = t('parties')('timeline.of', { name: party.name })
  return { head: pageMeta(args, { title }), title, party, page, type: query.type }
}

export default function PartyTimelineRoute() {
  const { title, party, page, type } = useLoaderData<typeof loader>()
  const t = useT('parties')
  const { firm } = useFirm()
  const path = partyTimelinePath(firm.firmId, party.id)
  const tabs = [undefined, ...timelineTypes].map((one) => ({
    href: listHref(path, { type: one }),
    label: t(one === undefined ? 'documents.all' : `timeline.type.${one}`),
    isCurrent: one === type,
  }))
  return (
    <PartyListPage
      {...{ title, party, tabs, page, path }}
      isEmpty={page.rows.length === 0}
      query={{ type }}
    >
      <PartyTimeline partyId={party.id} entries={page.rows} />
    </PartyListPage>
  )
}

export const meta = headOf
