import { useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Cell,
  DateInput,
  FactList,
  Field,
  HeadCell,
  NumberCell,
  Row,
  Table,
  text,
} from '#app/ui/index.ts'
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
          <Field id="from" label={t('statement.from')}>
            {(wiring) => <DateInput {...wiring} name="from" defaultValue={from} />}
          </Field>
          <Field id="to" label={t('statement.to')}>
            {(wiring) => <DateInput {...wiring} name="to" defaultValue={to} />}
          </Field>
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
    <Table caption={t('partner.commissions')} isStacked withoutPad>
      <thead>
        <tr>
          <HeadCell>{t('partner.invoice')}</HeadCell>
          <HeadCell>{t('partner.date')}</HeadCell>
          <HeadCell>{t('partner.cause')}</HeadCell>
          <HeadCell>{t('partner.payable')}</HeadCell>
          <HeadCell isNumber>{t('partner.amount')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {commissions.map((one) => (
          <tr key={one.key}>
            <Cell place="name">{one.invoiceNumber}</Cell>
            <Cell place="detail">{date(one.date)}</Cell>
            <Cell place="secondDetail">{causes(`cause.${one.cause}`)}</Cell>
            <Cell>{date(one.payableDate)}</Cell>
            <NumberCell place="figure">{money(one.amount, one.currency)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Payouts({ partner: { payouts } }: { partner: PortalPartner }) {
  const t = useT('portal')
  const { date, money } = useFormat()
  const made = payouts.filter(({ isCancelled }) => !isCancelled)
  if (made.length === 0) return null
  return (
    <Table caption={t('partner.payouts')} isStacked withoutPad>
      <thead>
        <tr>
          <HeadCell>{t('partner.payouts')}</HeadCell>
          <HeadCell>{t('partner.date')}</HeadCell>
          <HeadCell>{t('partner.paid')}</HeadCell>
          <HeadCell isNumber>{t('partner.amount')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {made.map((one) => (
          <tr key={one.number}>
            <Cell place="name">{one.number}</Cell>
            <Cell place="detail">{date(one.date)}</Cell>
            <Cell place="secondDetail">{t(`partner.${one.way}`)}</Cell>
            <NumberCell place="figure">{money(one.amount, one.currency)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
