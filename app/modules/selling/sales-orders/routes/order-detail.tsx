import { useLoaderData } from '@remix-run/react'
import { DeleteDraftDialog } from '#app/shell/documents/detail/delete-draft-dialog.tsx'
import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { HeadLinks } from '#app/shell/documents/detail/head-links.tsx'
import { CustomerLooks } from '#app/shell/documents/looks/customer-looks.tsx'
import { Paper } from '#app/shell/documents/paper/paper.tsx'
import { CustomerLink } from '#app/shell/documents/public/customer-link.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { loadMails } from '#app/shell/mails/load-mails.server.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { publicOrigin } from '#app/shell/public-origin.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, text } from '#app/ui/index.ts'
import { salesOrdersContract } from '#contract/selling/sales-orders.ts'
import { OrderClosings } from '../components/order-closings.tsx'
import { OrderLines } from '../components/order-lines.tsx'
import { OrderActions, OrderDeliveries, RejectDialog } from '../components/order-rail.tsx'
import { OrderStanding } from '../components/order-standing.tsx'
import { OrderStatus } from '../components/order-status.tsx'
import { actOnOrder } from '../detail-action.server.ts'
import {
  salesOrderEditPath,
  salesOrderLogoPath,
  salesOrderPath,
  salesOrdersPath,
} from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { firm, call } = access
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, salesOrderId: requireIdParam(args, 'salesOrderId') }
  const [order, paper, panels, mails, promises] = await Promise.all([
    call(salesOrdersContract.get, ids),
    call(salesOrdersContract.paper, ids),
    loadPanels({ call, firm }, 'salesOrder', ids.salesOrderId),
    loadMails({ call, firm }, 'salesOrder', ids.salesOrderId),
    call(salesOrdersContract.promises, ids),
  ])
  const title = order.number ?? t('sales-orders')('edit.title', { name: order.customerName })
  return {
    head: pageMeta(args, { title }),
    order,
    paper,
    panels,
    mails,
    promises: order.state === 'open' ? promises.lines : [],
    origin: publicOrigin(args),
  }
}

export async function action(args: Args) {
  const access = await requireFirm(args)
  const { to, toast } = await actOnOrder(args, access)
  return redirectWithToast(args, to, toast)
}

export default function OrderDetailRoute() {
  const { order, paper, panels, mails, promises, origin } = useLoaderData<typeof loader>()
  const { firm, can } = useFirm()
  const shared = useT('document')
  return (
    <>
      <DetailHead />
      <div className={styles.split}>
        <div className={styles.paper}>
          <OrderLines order={order} promises={promises} />
          <Paper view={paper} logoHref={salesOrderLogoPath(firm.firmId)} />
          {order.internalNote && (
            <div className={styles.internalNote}>
              <h2 className={styles.sectionTitle}>{shared('edit.internalNote')}</h2>
              <p>{order.internalNote}</p>
            </div>
          )}
        </div>
        <aside className={styles.rail} aria-label={shared('detail.rail')}>
          <OrderStanding order={order} />
          <OrderActions order={order} />
          <OrderDeliveries order={order} />
          <OrderClosings order={order} />
          <CustomerLink
            texts="sales-orders"
            of={order}
            origin={origin}
            canChange={can('quote:edit')}
          />
          <CustomerLooks of={panels} isShared={order.publicPath !== null} />
          <RecordPanels of={panels} mails={{ ...mails, ways: [] }} layout="rail" />
        </aside>
      </div>
      {order.actions.includes('deleteDraft') && (
        <DeleteDraftDialog texts="sales-orders" name={order.customerName} />
      )}
      {order.actions.includes('reject') && <RejectDialog />}
    </>
  )
}

function DetailHead() {
  const { order } = useLoaderData<typeof loader>()
  const { firm } = useFirm()
  const t = useT('sales-orders')
  const { id, state, actions, customerId, customerName, number } = order
  const path = salesOrderPath(firm.firmId, id)
  return (
    <div className={styles.head}>
      <PageHead
        title={number ?? t('edit.title', { name: customerName })}
        mark={<OrderStatus state={state} />}
        sentence={
          <a className={text.link} href={`/firms/${firm.firmId}/parties/${customerId}`}>
            {customerName}
          </a>
        }
        crumb={{ href: salesOrdersPath(firm.firmId), label: t('list.title') }}
        actions={
          <HeadLinks
            texts="sales-orders"
            path={path}
            editHref={actions.includes('edit') && salesOrderEditPath(firm.firmId, id)}
          />
        }
      />
    </div>
  )
}

export const meta = headOf
