import { useLoaderData } from '@remix-run/react'
import { offerPath } from '#app/modules/learning/courses/index.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Cell, Empty, HeadCell, NameCell, PageHead, Table } from '#app/ui/index.ts'
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
        <Table caption={title} isStacked>
          <thead>
            <tr>
              <HeadCell>{t('field.name')}</HeadCell>
              <HeadCell>{t('field.ordered')}</HeadCell>
              <HeadCell>{t('field.progress')}</HeadCell>
              <HeadCell>{t('field.state')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <NameCell href={orderPath(firm.firmId, row.id)}>{row.company || row.name}</NameCell>
                <Cell place="detail">{dateTime(row.orderedAt)}</Cell>
                <Cell place="secondDetail">{row.percent === null ? '–' : `${row.percent} %`}</Cell>
                <Cell place="state">
                  <OrderStatus state={row.state} />
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}

export const meta = headOf
