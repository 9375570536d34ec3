import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table } from '#app/ui/index.ts'
import type { LinePromise, LineQuantities, SalesOrder } from '#contract/selling/sales-orders.ts'
import * as styles from './order-lines.css.ts'

type OrderLinesProps = { order: SalesOrder; promises: readonly LinePromise[] }

type Quantity = keyof LineQuantities

/** The columns, and what is said below a figure where there is some of it. */
const columns = [
  ['ordered', ['closed', 'waived']],
  ['delivered', ['toDeliver', 'onDeliveryNotes', 'returned']],
  ['billed', ['toInvoice', 'drafted', 'paid', 'credited', 'toCredit']],
] as const satisfies readonly (readonly [Quantity, readonly Quantity[]])[]

/**
 * What became of each line of an order, as quantities, and from when on the rest can be delivered. What
 * is to be delivered is reserved, and not said twice.
 */
export function OrderLines({ order: { lines, state }, promises }: OrderLinesProps) {
  const t = useT('sales-orders')
  const { number } = useFormat()
  if (state === 'draft' || lines.length === 0) return null
  return (
    <Table caption={t('lines.title')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('lines.item')}</HeadCell>
          {columns.map(([name]) => (
            <HeadCell key={name} isNumber>
              {t(`lines.${name}`)}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, description, unit, isGoods, quantities }) => (
          <tr key={id}>
            <Cell place="name" className={styles.item}>
              {[description.split('\n')[0], unit && `(${unit})`].filter(Boolean).join(' ')}
              <EarliestDay of={promises.filter(({ lineId }) => lineId === id)} />
            </Cell>
            {columns.map(([name, below]) => (
              <NumberCell
                key={name}
                place="line"
                className={styles.figure}
                stackedLabel={t(`lines.${name}`)}
              >
                {!isGoods && name === 'delivered' ? '–' : number(quantities[name])}
                {below
                  .filter((one) => quantities[one] !== '0')
                  .map((one) => (
                    <span key={one} className={styles.more}>
                      {`${t(`lines.${one}`)} ${number(quantities[one])}`}
                    </span>
                  ))}
              </NumberCell>
            ))}
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
  const day = last ? t('lines.from', { date: date(last) }) : t('lines.noDate')
  return <span className={styles.promise}>{`${t('lines.promise')}: ${day}`}</span>
}
