import { useActionData, useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { actOnList } from '#app/shell/register/act-on-list.server.ts'
import { loadList } from '#app/shell/register/load-list.server.ts'
import { RegisterList } from '#app/shell/register/register-list.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { Band, SheetPad, text } from '#app/ui/index.ts'
import { stockDocumentsContract } from '#contract/stock/stock-calls.ts'
import { openDeliveriesPath } from '../paths.ts'
import { stockRegister } from '../stock-register.tsx'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const asked = { firmId: firm.firmId, tab: 'open', kind: 'delivery' } as const
  const [view, open] = await Promise.all([
    loadList(args, stockRegister),
    call(stockDocumentsContract.list, asked),
  ])
  return { ...view, openDeliveries: open.total ?? open.rows.length }
}

export function action(args: Args) {
  return actOnList(args, stockRegister)
}

export default function StockListRoute() {
  const { head: _, name: __, openDeliveries, ...view } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>() ?? undefined
  const t = useT('stock')
  const { firm } = useFirm()
  const intro = openDeliveries > 0 && (
    <SheetPad>
      <Band tone="warn" title={t('openDeliveries.count', { count: openDeliveries })}>
        <a className={text.link} href={openDeliveriesPath(firm.firmId)}>
          {t('openDeliveries.show')}
        </a>
      </Band>
    </SheetPad>
  )
  return <RegisterList {...view} register={stockRegister} outcome={outcome} intro={intro} />
}

export const meta = headOf
