import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table } from '#app/ui/index.ts'
import type { LinePromise, LineQuantities, SalesOrder } from '#contract/selling/sales-orders.ts'

type OrderLinesProps = { order: SalesOrder; promises: readonly LinePromise[] }

/** What is shown of every order, and what only where there is some of it. */
const always = ['ordered', 'delivered', 'billed'] as const
const sometimes = [
  ...['reserved', 'onDeliveryNotes', 'returned', 'drafted', 'credited', 'paid'],
  ...['closed', 'waived', 'toDeliver', 'toInvoice', 'toCredit'],
] as const satisfies readonly (keyof LineQuantities)[]
const inOrder = [
  ...['ordered', 'reserved', 'onDeliveryNotes', 'delivered', 'returned', 'toDeliver'],
  ...['drafted', 'billed', 'credited', 'paid', 'toInvoice', 'toCredit', 'closed', 'waived'],
] as const satisfies readonly (keyof LineQuantities)[]

/** What became of each line of an order, as quantities, and from when on the rest can be delivered. */
export function OrderLines({ order: { lines, state }, promises }: OrderLinesProps) {
  const t = useT('sales-orders')
  const { number } = useFormat()
  if (state === 'draft' || lines.length === 0) return null
  const isSome = (name: keyof LineQuantities) =>
    lines.some(({ quantities }) => quantities[name] !== '0')
  const shown = inOrder.filter(
    (name) => always.some((one) => one === name) || (isSometimes(name) && isSome(name)),
  )
  return (
    <Table caption={t('lines.title')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('lines.item')}</HeadCell>
          {shown.map((name) => (
            <HeadCell key={name} isNumber>
              {t(`lines.${name}`)}
            </HeadCell>
          ))}
          {promises.length > 0 && <HeadCell>{t('lines.promise')}</HeadCell>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, description, unit, isGoods, quantities }) => (
          <tr key={id}>
            <Cell place="name">
              {[description.split('\n')[0], unit && `(${unit})`].filter(Boolean).join(' ')}
            </Cell>
            {shown.map((name) => (
              <NumberCell key={name} place="detail" stackedLabel={t(`lines.${name}`)}>
                {!isGoods && isOfGoods(name) ? '–' : number(quantities[name])}
              </NumberCell>
            ))}
            {promises.length > 0 && (
              <Cell place="below">
                <EarliestDay of={promises.filter(({ lineId }) => lineId === id)} />
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** A kit can be promised once its last component can. */
function EarliestDay({ of }: { of: readonly LinePromise[] }) {
  const t = useT('sales-orders')
  const { date } = useFormat()
  if (of.length === 0) return null
  const days = of.map(({ earliestDate }) => earliestDate)
  const last = days.includes(null) ? undefined : days.sort().at(-1)
  return <>{last ? t('lines.from', { date: date(last) }) : t('lines.noDate')}</>
}

function isSometimes(name: keyof LineQuantities): boolean {
  return sometimes.some((one) => one === name)
}

/** What says nothing of a service. */
function isOfGoods(name: keyof LineQuantities): boolean {
  return ['reserved', 'onDeliveryNotes', 'delivered', 'returned', 'toDeliver'].includes(name)
}
