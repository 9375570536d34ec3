import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Cell,
  Empty,
  HeadCell,
  LinkButton,
  NameCell,
  NumberCell,
  PageHead,
  Table,
  Tag,
} from '#app/ui/index.ts'
import { dayTotalsContract } from '#contract/tills/day-totals.ts'
import { newTotalPath, tillsPath, totalPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { rows } = await call(dayTotalsContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('tills')('total.title') }), rows }
}

export default function TotalListRoute() {
  const { rows } = useLoaderData<typeof loader>()
  const t = useT('tills')
  const { date, money } = useFormat()
  const { firm, can } = useFirm()
  const add = can('till:approve') && (
    <LinkButton kind="primary" icon="plus" href={newTotalPath(firm.firmId)}>
      {t('total.new')}
    </LinkButton>
  )
  return (
    <>
      <PageHead
        title={t('total.title')}
        sentence={t('total.sentence')}
        crumb={{ href: tillsPath(firm.firmId), label: t('till.title') }}
        actions={rows.length > 0 && add}
      />
      {rows.length === 0 ? (
        <Empty title={t('total.none')} actions={add}>
          {t('total.noneWords')}
        </Empty>
      ) : (
        <Table caption={t('total.title')} isStacked>
          <thead>
            <tr>
              <HeadCell>{t('field.number')}</HeadCell>
              <HeadCell>{t('field.date')}</HeadCell>
              <HeadCell>{t('total.note')}</HeadCell>
              <HeadCell>{t('field.state')}</HeadCell>
              <HeadCell isNumber>{t('field.total')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <NameCell href={totalPath(firm.firmId, row.id)}>{row.number}</NameCell>
                <Cell place="detail">{date(row.date)}</Cell>
                <Cell place="secondDetail">{row.note}</Cell>
                <Cell place="state">
                  {row.state === 'reversed' && <Tag>{t('total.state.reversed')}</Tag>}
                </Cell>
                <NumberCell place="figure">{money(row.total, row.currency)}</NumberCell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}

export const meta = headOf
