import { useLoaderData } from '@remix-run/react'
import { SettingsHead } from '#app/modules/firm/firms/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { numberingContract } from '#contract/books/numbering.ts'
import { SeriesTable } from '../components/series-table.tsx'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { rows } = await call(numberingContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('numbering')('list.title') }), rows }
}

export default function SeriesListRoute() {
  const { rows } = useLoaderData<typeof loader>()
  const t = useT('numbering')
  return (
    <>
      <SettingsHead sentence={t('list.sentence')} />
      <SeriesTable rows={rows} />
    </>
  )
}

export const meta = headOf
