import type { ReactNode } from 'react'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { classes, Figure, Rules, text, VisuallyHidden } from '#app/ui/index.ts'
import type { Dashboard } from '#contract/reporting/dashboard.ts'
import type { Period } from '../period.ts'
import { changeText } from './change.ts'
import * as styles from './dashboard.css.ts'
import { useLists } from './use-lists.ts'

type Compared = Dashboard['invoiced']
type KeyFiguresProps = { dashboard: Dashboard; period: Period }

/** The four figures of the firm; each leads to the list that sums to it. */
export function KeyFigures({ dashboard, period }: KeyFiguresProps) {
  const t = useT('dashboard')
  const paths = useLists(dashboard)
  const { receivable, overdue, received, invoiced } = dashboard
  const { money } = useFormat()
  return (
    <Rules columns={received ? 'four' : 'three'}>
      <Figure
        label={t('receivable')}
        value={
          <More href={paths.open} label={t('receivable')}>
            {money(receivable.amount, dashboard.currency)}
          </More>
        }
        detail={<Debtors dashboard={dashboard} />}
      />
      <Figure
        label={t('overdue.label')}
        value={
          <More href={paths.overdue} label={t('overdue.label')} isBad={overdue.amount > 0}>
            {money(overdue.amount, dashboard.currency)}
          </More>
        }
        detail={<Lateness overdue={overdue} />}
      />
      {received && <Received dashboard={dashboard} received={received} period={period} />}
      <Figure
        label={t(`invoiced.${period}`)}
        value={
          <More href={paths.issued(dashboard.period)} label={t(`invoiced.${period}`)}>
            {money(invoiced.amount, dashboard.currency)}
          </More>
        }
        detail={
          <>
            <Change of={invoiced} currency={dashboard.currency} period={period} />
            <AtTills of={invoiced} dashboard={dashboard} />
          </>
        }
      />
    </Rules>
  )
}

type ReceivedProps = KeyFiguresProps & { received: Compared }

/** What came in; it leads to the payments where these may be seen. */
function Received({ dashboard, received, period }: ReceivedProps) {
  const t = useT('dashboard')
  const { can } = useFirm()
  const { money } = useFormat()
  const { received: listOf } = useLists(dashboard)
  const amount = money(received.amount, dashboard.currency)
  const label = t(`received.${period}`)
  const href = listOf(dashboard.period)
  return (
    <Figure
      label={label}
      value={
        can('payment:view') ? (
          <More href={href} label={label}>
            {amount}
          </More>
        ) : (
          amount
        )
      }
      detail={
        <>
          <Change of={received} currency={dashboard.currency} period={period} />
          <AtTills of={received} dashboard={dashboard} />
        </>
      }
    />
  )
}

type MoreProps = { href: string; label: string; isBad?: boolean; children: ReactNode }

export function More({ href, label, isBad, children }: MoreProps) {
  return (
    <a className={classes(styles.figureLink, isBad && text.bad)} href={href}>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {children}
    </a>
  )
}

function Debtors({ dashboard }: { dashboard: Dashboard }) {
  const t = useT('dashboard')
  const { money } = useFormat()
  const { receivable, credit, currency } = dashboard
  const { credit: href } = useLists(dashboard)
  const items =
    receivable.count === 0
      ? t('figures.noneOpen')
      : `${t('figures.open', { count: receivable.count })} · ${t('figures.customers', { count: receivable.customers })}`
  if (!credit) return items
  return (
    <>
      {items}
      <br />
      <a className={text.link} href={href}>
        {t('figures.credit', { amount: money(credit, currency) })}
      </a>
    </>
  )
}

type AtTillsProps = { of: Compared; dashboard: Dashboard }

/** What of a figure is in no list of invoices or payments, and where it is. */
function AtTills({ of: { atTills }, dashboard }: AtTillsProps) {
  const t = useT('dashboard')
  const { money } = useFormat()
  const { tills } = useLists(dashboard)
  if (atTills === 0) return null
  return (
    <>
      <br />
      <a className={text.link} href={tills(dashboard.period)}>
        {t('figures.atTills', { amount: money(atTills, dashboard.currency) })}
      </a>
    </>
  )
}

function Lateness({ overdue }: Pick<Dashboard, 'overdue'>) {
  const t = useT('dashboard')
  if (overdue.count === 0) return t('figures.noneLate')
  const items = t('figures.items', { count: overdue.count })
  return `${items} · ${t('figures.oldest', { count: overdue.oldestDays })}`
}

type ChangeProps = { of: Compared; currency: string; period: Period }

/** Against as many days of the period before, with what that was. */
function Change({ of: { amount, previous }, currency, period }: ChangeProps) {
  const t = useT('dashboard')
  const { money, percent } = useFormat()
  const change = changeText(amount, previous, percent)
  if (!change) return t(`nothingBefore.${period}`)
  return (
    <>
      <span className={amount < previous ? text.bad : text.ok}>{change}</span>{' '}
      {t(`than.${period}`, { amount: money(previous, currency) })}
    </>
  )
}
