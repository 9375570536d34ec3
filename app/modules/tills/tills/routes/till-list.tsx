import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead } from '#app/ui/index.ts'
import { tillRegistersContract } from '#contract/tills/till-calls.ts'
import { TillTable } from '../components/till-table.tsx'
import { newTillPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { rows } = await call(tillRegistersContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('tills')('till.title') }), tills: rows }
}

export default function TillListRoute() {
  const { tills } = useLoaderData<typeof loader>()
  const t = useT('tills')
  const { firm, can } = useFirm()
  const add = can('till:edit') && (
    <LinkButton kind="primary" icon="plus" href={newTillPath(firm.firmId)}>
      {t('till.new')}
    </LinkButton>
  )
  const open = tills.filter(({ session }) => session !== null).length
  return (
    <>
      <PageHead
        title={t('till.title')}
        sentence={
          tills.length > 0 &&
          (open === 0 ? t('till.allClosed') : t('till.sentence', { count: open }))
        }
        actions={tills.length > 0 && add}
      />
      {tills.length === 0 ? (
        <Empty title={t('till.none')} actions={add}>
          {t('till.noneWords')}
        </Empty>
      ) : (
        <TillTable tills={tills} />
      )}
    </>
  )
}

export const meta = headOf
