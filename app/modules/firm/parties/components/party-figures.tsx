import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Figure, Rules, text } from '#app/ui/index.ts'
import type { Party, PartyTrade } from '#contract/firm/parties.ts'
import { elsewherePaths } from '../paths.ts'

/** What a customer owes and what of it is late, what they buy, how they pay, and their credit; for who may see it. */
export function PartyFigures({ party }: { party: Party }) {
  const t = useT('parties')
  const format = useFormat()
  const { firm, can } = useFirm()
  const { receivable, overdue, credit, trade } = party
  if (receivable === null || overdue === null || credit === null) return null
  const currency = firm.baseCurrency
  const paths = elsewherePaths(firm.firmId, party.id)
  return (
    <Rules columns={trade ? 'four' : 'two'}>
      <Figure
        label={t('detail.receivable')}
        value={format.money(receivable, currency)}
        detail={
          <>
            {overdue > 0 ? (
              <span className={text.bad}>
                {t('detail.overdueAmount', { amount: format.money(overdue, currency) })}
              </span>
            ) : (
              t('detail.noneOverdue')
            )}
            {can('invoice:view') && (
              <>
                {' · '}
                <More href={paths.invoices}>{t('detail.invoices')}</More>
              </>
            )}
          </>
        }
      />
      {trade && <TradeFigures trade={trade} />}
      <Figure
        label={t('detail.credit')}
        value={creditText(credit, currency, format.money)}
        detail={
          credit.length > 0 && can('payment:edit') ? (
            <More href={paths.credit}>{t('detail.applyCredit')}</More>
          ) : (
            can('payment:view') && <More href={paths.payments}>{t('detail.payments')}</More>
          )
        }
      />
    </Rules>
  )
}

/** What was sold to them in twelve months, and how long they take to pay. */
function TradeFigures({ trade }: { trade: PartyTrade }) {
  const t = useT('parties')
  const { money } = useFormat()
  const { baseCurrency } = useFirm().firm
  const { turnover, before, invoices, daysToPay, daysLate } = trade
  return (
    <>
      <Figure
        label={t('detail.turnover')}
        value={money(turnover, baseCurrency)}
        detail={t('detail.turnoverBefore', { amount: money(before, baseCurrency) })}
      />
      <Figure
        label={t('detail.pays')}
        value={
          daysToPay === null || daysLate === null
            ? t('detail.paysUnknown')
            : t('detail.days', { count: daysToPay })
        }
        detail={
          daysToPay === null || daysLate === null
            ? t('detail.paysUnknownWords')
            : `${lateText(daysLate, t)} · ${t('detail.paidInvoices', { count: invoices })}`
        }
      />
    </>
  )
}

function lateText(days: number, t: ReturnType<typeof useT>): string {
  if (days === 0) return t('detail.paysOnTime')
  return days > 0 ? t('detail.paysLate', { count: days }) : t('detail.paysEarly', { count: -days })
}

function More({ href, children }: { href: string; children: string }) {
  return (
    <a className={text.link} href={href}>
      {children}
    </a>
  )
}

function creditText(
  credit: NonNullable<Party['credit']>,
  baseCurrency: string,
  money: (minor: number, currency: string) => string,
): string {
  if (credit.length === 0) return money(0, baseCurrency)
  return credit.map(({ amount, currency }) => money(amount, currency)).join(' + ')
}
