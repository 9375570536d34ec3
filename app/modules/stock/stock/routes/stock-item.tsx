import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { Figure, LinkButton, PageHead, Rules, RulesCell, Sparkline, text } from '#app/ui/index.ts'
import { DateOnly, Id, optionalText } from '#contract/core/fields.ts'
import { StockMoveListQuery } from '#contract/stock/stock.ts'
import { stockContract, stockMovesContract } from '#contract/stock/stock-calls.ts'
import { DayForm } from '../components/day-form.tsx'
import { ItemLots } from '../components/item-lots.tsx'
import { ItemMoves } from '../components/item-moves.tsx'
import { KitParts } from '../components/kit-parts.tsx'
import { LandedTable } from '../components/landed-table.tsx'
import { LayerTable } from '../components/layer-table.tsx'
import { PlaceTable } from '../components/place-table.tsx'
import { lotsPath, movesPath, newDocumentPath, stockItemPath, stockPath } from '../paths.ts'

const Query = z.object({ date: DateOnly.optional() })
const Bin = z.object({ warehouseId: Id, bin: optionalText(40) })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const itemId = requireIdParam(args, 'itemId')
  const { date } = readListQuery(Query, args.request)
  const ids = { firmId: firm.firmId, itemId }
  const query = { ...StockMoveListQuery.parse({}), to: date }
  const [stock, moves] = await Promise.all([
    call(stockContract.get, { ...ids, date }),
    call(stockMovesContract.list, { ...query, ...ids }),
  ])
  return { head: pageMeta(args, { title: stock.name }), stock, moves: moves.rows }
}

/** Keeps where in a warehouse the item lies. */
export const action = formAction({
  schema: Bin,
  send: ({ call, firmId, id }, value) =>
    call(stockContract.setBin, { ...value, firmId, itemId: id('itemId') }),
  done: ({ firmId, id, t }) => ({
    to: stockItemPath(firmId, id('itemId')),
    message: t('stock')('item.binDone'),
  }),
})

export default function StockItemRoute() {
  const { stock, moves } = useLoaderData<typeof loader>()
  const t = useT('stock')
  const { firm, can } = useFirm()
  const { number, money } = useFormat()
  const { id, sku, name, unit, days, layers, kit } = stock
  const isSoldOnly = kit?.stock === 'components'
  const figure = (label: 'onHand' | 'reserved' | 'available' | 'expected') => (
    <Figure
      label={t(`field.${label}`)}
      value={`${number(stock[label])} ${unit}`}
      aside={
        label === 'onHand' && (
          <Sparkline values={days.map(({ onHand }) => Number(onHand))} label={t('item.days')} />
        )
      }
    />
  )
  const cost = stock.unitCost ?? '0'
  return (
    <>
      <PageHead
        title={name}
        sentence={[sku, t(`costMethod.${stock.costMethod}`)].filter(Boolean).join(' · ')}
        crumb={{ href: stockPath(firm.firmId), label: t('list.title') }}
        actions={
          can('stock:edit') && (
            <>
              {kit && !isSoldOnly && (
                <>
                  <LinkButton
                    icon="package-minus"
                    href={newDocumentPath(firm.firmId, 'disassembly', sku || id)}
                  >
                    {t('form.title.disassembly')}
                  </LinkButton>
                  <LinkButton
                    icon="boxes"
                    href={newDocumentPath(firm.firmId, 'assembly', sku || id)}
                  >
                    {t('form.title.assembly')}
                  </LinkButton>
                </>
              )}
              <LinkButton icon="pencil" href={`/firms/${firm.firmId}/items/${id}`}>
                {t('item.open')}
              </LinkButton>
              {!isSoldOnly && (
                <LinkButton
                  icon="package-minus"
                  href={newDocumentPath(firm.firmId, 'delivery', sku || id)}
                >
                  {t('form.title.delivery')}
                </LinkButton>
              )}
              {!kit && (
                <LinkButton
                  kind="primary"
                  icon="package-plus"
                  href={newDocumentPath(firm.firmId, 'receipt', sku || id)}
                >
                  {t('form.title.receipt')}
                </LinkButton>
              )}
            </>
          )
        }
      />
      <DayForm date={stock.date} />
      <Rules columns="three">
        {figure('onHand')}
        {figure('available')}
        {figure('expected')}
      </Rules>
      <Rules columns="three">
        {figure('reserved')}
        <Figure
          label={t('field.reorderLevel')}
          value={`${number(stock.reorderLevel)} ${unit}`}
          detail={
            stock.reorderQuantity !== '0' &&
            t('item.reorderQuantity', { quantity: number(stock.reorderQuantity) })
          }
        />
        {stock.value !== null && (
          <Figure
            label={t('item.value')}
            value={money(stock.value, firm.baseCurrency)}
            detail={t('item.unitCost', { cost: `${number(cost)} ${firm.baseCurrency}`, unit })}
          />
        )}
      </Rules>
      {kit && <KitParts kit={kit} unit={unit} />}
      <Rules>
        <RulesCell title={t('item.places')} isFlush>
          <PlaceTable stock={stock} />
        </RulesCell>
        {stock.tracking !== 'none' && (
          <RulesCell
            title={t(`lots.kinds.${stock.tracking}`)}
            aside={
              <a className={text.link} href={lotsPath(firm.firmId, id)}>
                {t('lots.all')}
              </a>
            }
            isFlush
          >
            <ItemLots stock={stock} />
          </RulesCell>
        )}
        {layers !== null && stock.costMethod === 'fifo' && layers.length > 0 && (
          <RulesCell title={t('item.layers')} isFlush>
            <LayerTable layers={layers} />
          </RulesCell>
        )}
        {stock.landed.length > 0 && (
          <RulesCell title={t('landed.title')} isFlush>
            <LandedTable landed={stock.landed} />
          </RulesCell>
        )}
        <RulesCell
          title={t('moves.list.title')}
          aside={
            <a className={text.link} href={`${movesPath(firm.firmId)}?itemId=${id}`}>
              {t('item.allMoves')}
            </a>
          }
          isFlush
        >
          <ItemMoves moves={moves} />
        </RulesCell>
      </Rules>
    </>
  )
}

export const meta = headOf
