import { useLoaderData } from '@remix-run/react'
import { offerPath } from '#app/modules/learning/courses/index.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead, RowsTable } from '#app/ui/index.ts'
import { publicCoursesContract } from '#contract/learning/public-courses.ts'
import { OrderStatus } from '../components/order-state.tsx'
import { orderPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const courseId = requireIdParam(args, 'courseId')
  const ids = { firmId: firm.firmId, courseId }
  const { courseTitle, rows } = await call(publicCoursesContract.listOrders, ids)
  const { t } = await getVisit(args)
  const title = t('public-courses')('orders.title', { title: courseTitle })
  return { head: pageMeta(args, { title }), courseId, courseTitle, rows }
}

export default function OrdersRoute() {
  const { courseId, courseTitle, rows } = useLoaderData<typeof loader>()
  const t = useT('public-courses')
  const { firm } = useFirm()
  const { dateTime } = useFormat()
  const title = t('orders.title', { title: courseTitle })
  return (
    <>
      <PageHead
        title={title}
        sentence={t('orders.sentence', { count: rows.length })}
        crumb={{ href: offerPath(firm.firmId, courseId), label: t('offer.short') }}
      />
      {rows.length === 0 ? (
        <Empty title={t('orders.none')}>{t('orders.noneWords')}</Empty>
      ) : (
        <RowsTable
          caption={title}
          isStacked
          rows={rows}
          keyOf={(row) => row.id}
          columns={[
            {
              head: t('field.name'),
              href: (row) => orderPath(firm.firmId, row.id),
              cell: (row) => row.company || row.name,
            },
            { head: t('field.ordered'), place: 'detail', cell: (row) => dateTime(row.orderedAt) },
            {
              head: t('field.progress'),
              place: 'secondDetail',
              cell: (row) => (row.percent === null ? '–' : `${row.percent} %`),
            },
            {
              head: t('field.state'),
              place: 'state',
              cell: (row) => <OrderStatus state={row.state} />,
            },
          ]}
        />
      )}
    </>
  )
}

export const meta = headOf
