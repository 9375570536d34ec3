import { PageScript } from '#app/islands/page-script.tsx'
import { Paper } from '#app/shell/documents/paper/paper.tsx'
import { PaperBar } from '#app/shell/documents/public/paper-bar.tsx'
import * as styles from '#app/shell/documents/public/public.css.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { LegalLinks } from '#app/shell/site/legal-links.tsx'
import { Cell, HeadCell, NumberCell, Status, Table, text } from '#app/ui/index.ts'
import type { PublicSalesOrder } from '#contract/selling/public-sales-orders.ts'
import { discOf, discOfDelivery } from './order-status.tsx'

type PublicOrderPageProps = { order: PublicSalesOrder; path: string }

/** What the customer sees: how far the order is, what is still to come, and the paper. */
export function PublicOrderPage({ order, path }: PublicOrderPageProps) {
  return (
    <main id="main" className={styles.page}>
      <PaperBar firmName={order.firmName} path={path}>
        <Standing order={order} />
      </PaperBar>
      {order.goods.length > 0 && <Goods goods={order.goods} />}
      <div className={styles.paper}>
        <Paper view={order.paper} logoHref={`${path}/logo`} />
      </div>
      <LegalLinks isPadded />
      <PageScript name="look" />
    </main>
  )
}

function Standing({ order: { state, deliveryState, deliveryDate } }: { order: PublicSalesOrder }) {
  const t = useT('sales-orders')
  const { date } = useFormat()
  const isOpen = state === 'open' && deliveryState !== 'done'
  return (
    <p className={styles.standing}>
      {deliveryState === 'none' ? (
        <Status kind={discOf(state)}>{t(`public.${state}`)}</Status>
      ) : (
        <Status kind={discOfDelivery(deliveryState)}>{t(`delivery.${deliveryState}`)}</Status>
      )}
      {isOpen && deliveryDate && (
        <span className={text.soft}>{t('public.promisedFor', { date: date(deliveryDate) })}</span>
      )}
    </p>
  )
}

function Goods({ goods }: Pick<PublicSalesOrder, 'goods'>) {
  const t = useT('sales-orders')
  const { number } = useFormat()
  const hasClosed = goods.some(({ closedShort }) => closedShort !== '0')
  return (
    <div className={styles.facts}>
      <Table caption={t('public.goods')} isStacked withoutPad>
        <thead>
          <tr>
            <HeadCell>{t('lines.item')}</HeadCell>
            <HeadCell isNumber>{t('lines.delivered')}</HeadCell>
            <HeadCell isNumber>{t('lines.toDeliver')}</HeadCell>
            {hasClosed && <HeadCell isNumber>{t('lines.closedShort')}</HeadCell>}
          </tr>
        </thead>
        <tbody>
          {goods.map(({ description, unit, delivered, toDeliver, closedShort }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a page that is not changed
            <tr key={at}>
              <Cell place="name">{description.split('\n')[0]}</Cell>
              <NumberCell place="detail" stackedLabel={t('lines.delivered')}>
                {`${number(delivered)} ${unit}`.trim()}
              </NumberCell>
              <NumberCell place="figure" stackedLabel={t('lines.toDeliver')}>
                {`${number(toDeliver)} ${unit}`.trim()}
              </NumberCell>
              {hasClosed && (
                <NumberCell
                  {...(closedShort !== '0' && { place: 'line' as const })}
                  stackedLabel={t('lines.closedShort')}
                >
                  {closedShort === '0' ? '–' : `${number(closedShort)} ${unit}`.trim()}
                </NumberCell>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
