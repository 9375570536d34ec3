import { useLoaderData } from '@remix-run/react'
import { accountPath } from '#app/modules/books/ledger/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, Figure, LinkButton, PageHead, Rules, RulesCell, text } from '#app/ui/index.ts'
import { goodsReceivedContract } from '#contract/buying/goods-received.ts'
import { GoodsTable } from '../components/goods-table.tsx'
import { GoodsWithoutOrderTable } from '../components/goods-without-order.tsx'
import { purchaseOrdersPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, goods] = await Promise.all([
    getVisit(args),
    call(goodsReceivedContract.get, { firmId: firm.firmId }),
  ])
  return { head: pageMeta(args, { title: t('purchase-orders')('goods.title') }), goods }
}

/** Goods received and not billed, with the account that they add up to. */
export default function GoodsReceivedRoute() {
  const { goods } = useLoaderData<typeof loader>()
  const t = useT('purchase-orders')
  const { money } = useFormat()
  const { firm, can } = useFirm()
  const { account, currency, ofOrders, other, balance, rows, hasMore, withoutOrder, byHand } = goods
  return (
    <>
      <PageHead
        title={t('goods.title')}
        sentence={t('goods.sentence')}
        crumb={{ href: purchaseOrdersPath(firm.firmId), label: t('list.title') }}
        actions={
          can('ledger:view') && (
            <LinkButton icon="scale" href={accountPath(firm.firmId, account)}>
              {t('goods.account', { code: account })}
            </LinkButton>
          )
        }
      />
      <Rules columns="three">
        <Figure label={t('goods.ofOrders')} value={money(ofOrders, currency)} />
        <Figure
          label={t('goods.other')}
          value={money(other, currency)}
          detail={
            byHand === 0
              ? t('goods.otherWords')
              : t('goods.byHand', { amount: money(byHand, currency) })
          }
        />
        <Figure label={t('goods.balance', { code: account })} value={money(balance, currency)} />
      </Rules>
      {rows.length + withoutOrder.length === 0 && (
        <Empty title={t('goods.none')}>{t('goods.noneWords')}</Empty>
      )}
      {rows.length > 0 && (
        <Rules>
          <RulesCell title={t('goods.lines')} aside={hasMore && t('goods.more')} isFlush>
            <GoodsTable rows={rows} currency={currency} />
          </RulesCell>
        </Rules>
      )}
      {withoutOrder.length > 0 && (
        <Rules>
          <RulesCell
            title={t('goods.other')}
            aside={<span className={text.small}>{t('goods.oldestFirst')}</span>}
            isFlush
          >
            <GoodsWithoutOrderTable rows={withoutOrder} currency={currency} />
          </RulesCell>
        </Rules>
      )}
    </>
  )
}

export const meta = headOf
