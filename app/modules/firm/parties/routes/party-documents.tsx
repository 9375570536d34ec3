import { useLoaderData } from '@remix-run/react'
import { requireIdParam } from '#app/shell/id-param.ts'
import { listHref, readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { kindsText } from '#app/shell/records/record-words.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import { PartyDocumentsQuery } from '#contract/firm/party-documents.ts'
import { DocumentsTable } from '../components/documents-table.tsx'
import { PartyListPage } from '../components/party-list-page.tsx'
import { partyDocumentsPath } from '../paths.ts'

/** All documents of a party, or those of one kind. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const { t } = await getVisit(args)
  const ids = { firmId, partyId: requireIdParam(args, 'partyId') }
  const query = readListQuery(PartyDocumentsQuery, args.request)
  const [party, page] = await Promise.all([
    call(partiesContract.get, ids),
    call(partiesContract.listDocuments, { ...query, ...ids }),
  ])
  const title = t('parties')('documents.of', { name: party.name })
  return { head: pageMeta(args, { title }), title, party, page, kind: query.kind }
}

export default function PartyDocumentsRoute() {
  const { title, party, page, kind } = useLoaderData<typeof loader>()
  const t = useT('parties')
  const { texts } = usePage()
  const { firm } = useFirm()
  const path = partyDocumentsPath(firm.firmId, party.id)
  const tabs = [undefined, ...page.kinds].map((one) => ({
    href: listHref(path, { kind: one }),
    label: one === undefined ? t('documents.all') : kindsText(texts, one),
    isCurrent: one === kind,
  }))
  return (
    <PartyListPage
      {...{ title, party, tabs, page, path }}
      isEmpty={page.rows.length === 0}
      query={{ kind }}
    >
      <DocumentsTable rows={page.rows} />
    </PartyListPage>
  )
}

export const meta = headOf
