import { DaySpanFields } from '#app/shell/form/day-span-fields.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, FactList, Row, RowsTable, text } from '#app/ui/index.ts'
import type { PortalPartner } from '#contract/customers/public-portal.ts'
import * as styles from './portal.css.ts'

/** An affiliate's account of some days: sums, each commission, and what was paid. */
export function PartnerAccount({ partner }: { partner: PortalPartner }) {
  const t = useT('portal')
  const { money } = useFormat()
  const { from, to, statements } = partner
  return (
    <section className={styles.section}>
      <h2 className={styles.panelTitle}>{t('partner.account')}</h2>
      <form method="get">
        <Row>
          <DaySpanFields texts="portal" from={from} to={to} />
          <Button>{t('statement.show')}</Button>
        </Row>
      </form>
      {statements.length === 0 && <p className={text.soft}>{t('partner.none')}</p>}
      {statements.map(({ currency, ...sums }) => (
        <FactList
          key={currency}
          facts={(['opening', 'earned', 'takenBack', 'paidOut', 'closing', 'held'] as const).map(
            (name) => ({ term: t(`partner.${name}`), value: money(sums[name], currency) }),
          )}
        />
      ))}
      <Commissions partner={partner} />
      <Payouts partner={partner} />
    </section>
  )
}

function Commissions({ partner: { commissions } }: { partner: PortalPartner }) {
  const t = useT('portal')
  const causes = useT('partners')
  const { date, money } = useFormat()
  if (commissions.length === 0) return null
  return (
    <RowsTable
      caption={t('partner.commissions')}
      isStacked
      withoutPad
      rows={commissions}
      keyOf={(one) => one.key}
      columns={[
        { head: t('partner.invoice'), place: 'name', cell: (one) => one.invoiceNumber },
        { head: t('partner.date'), place: 'detail', cell: (one) => date(one.date) },
        {
          head: t('partner.cause'),
          place: 'secondDetail',
          cell: (one) => causes(`cause.${one.cause}`),
        },
        { head: t('partner.payable'), cell: (one) => date(one.payableDate) },
        {
          head: t('partner.amount'),
          isNumber: true,
          place: 'figure',
          cell: (one) => money(one.amount, one.currency),
        },
      ]}
    />
  )
}

function Payouts({ partner: { payouts } }: { partner: PortalPartner }) {
  const t = useT('portal')
  const { date, money } = useFormat()
  const made = payouts.filter(({ isCancelled }) => !isCancelled)
  if (made.length === 0) return null
  return (
    <RowsTable
      caption={t('partner.payouts')}
      isStacked
      withoutPad
      rows={made}
      keyOf={(one) => one.number}
      columns={[
        { head: t('partner.payouts'), place: 'name', cell: (one) => one.number },
        { head: t('partner.date'), place: 'detail', cell: (one) => date(one.date) },
        { head: t('partner.paid'), place: 'secondDetail', cell: (one) => t(`partner.${one.way}`) },
        {
          head: t('partner.amount'),
          isNumber: true,
          place: 'figure',
          cell: (one) => money(one.amount, one.currency),
        },
      ]}
    />
  )
}
