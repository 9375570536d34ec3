import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  NameCell,
  NumberCell,
  RowsTable,
  Rules,
  RulesCell,
  SheetPad,
  Table,
  text,
} from '#app/ui/index.ts'
import { DailyGroup, type DailySales } from '#contract/tills/daily-sales.ts'
import { sessionPath, totalPath } from '../paths.ts'
import { GiftCardsSum } from './gift-cards-sum.tsx'
import { GivenOff } from './given-off.tsx'
import { TipTable } from './tip-table.tsx'

/** What was sold by everything it can be divided by, invoices paid, and what went to the bank. */
export function DailyGroups({ sales }: { sales: DailySales }) {
  const t = useT('tills')
  const groups = DailyGroup.options.filter((group) => (sales.groups[group] ?? []).length > 0)
  return (
    <Rules columns="two">
      {groups.map((group) => (
        <RulesCell key={group} title={t(`daily.by.${group}`)} isFlush>
          <GroupTable sales={sales} group={group} />
          {group === 'tender' && <CardsAmongTenders sales={sales} />}
        </RulesCell>
      ))}
      {sales.sessions.length > 0 && (
        <RulesCell title={t('daily.banked')} isFlush>
          <Sessions sales={sales} />
        </RulesCell>
      )}
      {sales.tips.length > 0 && (
        <RulesCell title={t('report.tips')} isFlush>
          <TipTable tips={sales.tips} currency={sales.currency} />
        </RulesCell>
      )}
      <GiftCardsSum giftCards={sales.giftCards} currency={sales.currency} />
      <GivenOff coupons={sales.coupons} points={sales.points} currency={sales.currency} />
      {sales.dayTotals.length > 0 && (
        <RulesCell title={t('total.title')} isFlush>
          <Totals sales={sales} />
        </RulesCell>
      )}
      {sales.invoicesPaid && (
        <RulesCell title={t('daily.invoices')} isFlush={sales.invoicesPaid.length > 0}>
          <InvoicesPaid paid={sales.invoicesPaid} currency={sales.currency} />
        </RulesCell>
      )}
    </Rules>
  )
}

function GroupTable({ sales, group }: { sales: DailySales; group: DailyGroup }) {
  const t = useT('tills')
  const { money } = useFormat()
  const nameOf = useGroupNames(group)
  return (
    <RowsTable
      caption={t(`daily.by.${group}`)}
      rows={sales.groups[group] ?? []}
      keyOf={({ key }) => key}
      columns={[
        { head: t(`daily.by.${group}`), cell: ({ key }) => nameOf(key) },
        { head: t('daily.tickets'), isNumber: true, cell: ({ tickets }) => tickets },
        {
          head: t('field.total'),
          isNumber: true,
          cell: ({ total }) => money(total, sales.currency),
        },
      ]}
    />
  )
}

/** Why means of payment come to more than the total: they paid for gift cards too. */
function CardsAmongTenders({ sales: { giftCards, currency } }: { sales: DailySales }) {
  const t = useT('tills')
  const { money } = useFormat()
  if (giftCards.amount === 0) return null
  return (
    <SheetPad>
      <p>
        {t('report.cards')} {money(giftCards.amount, currency)}
      </p>
      <p className={`${text.tiny} ${text.soft}`}>{t('report.cardsWords')}</p>
    </SheetPad>
  )
}

function useGroupNames(group: DailyGroup): (key: string) => string {
  const t = useT('tills')
  const { percent } = useFormat()
  return (key) => {
    if (group === 'register') return key || t('total.noTill')
    if (group === 'tender') return t(`tender.${key}`)
    if (group === 'tax') return percent(key)
    if (group === 'category') return key || t('daily.noCategory')
    if (group === 'kind') return t(`daily.kind.${key}`)
    if (group === 'hour') return `${key}:00 – ${key}:59`
    return key
  }
}

function Sessions({ sales: { sessions, currency } }: { sales: DailySales }) {
  const t = useT('tills')
  const { money, date } = useFormat()
  const { firm } = useFirm()
  return (
    <RowsTable
      caption={t('daily.banked')}
      rows={sessions}
      keyOf={(session) => session.id}
      columns={[
        {
          head: t('daily.report'),
          href: (session) => sessionPath(firm.firmId, session.id),
          cell: (session) => (
            <>
              {session.number} · {date(session.date, 'short')}
            </>
          ),
        },
        { head: t('daily.cash'), isNumber: true, cell: (session) => money(session.cash, currency) },
        {
          head: t('daily.toBank'),
          isNumber: true,
          cell: (session) => money(session.banked, currency),
        },
        {
          head: t('report.difference'),
          isNumber: true,
          cell: (session) => money(session.difference, currency, { sign: 'always' }),
        },
      ]}
    />
  )
}

function Totals({ sales: { dayTotals, currency } }: { sales: DailySales }) {
  const t = useT('tills')
  const { money, date } = useFormat()
  const { firm } = useFirm()
  return (
    <Table caption={t('total.title')}>
      <tbody>
        {dayTotals.map((total) => (
          <tr key={total.id}>
            <NameCell href={totalPath(firm.firmId, total.id)}>
              {total.number} · {date(total.date, 'short')}
            </NameCell>
            <NumberCell>{money(total.total, currency)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

type Paid = NonNullable<DailySales['invoicesPaid']>

function InvoicesPaid({ paid, currency }: { paid: Paid; currency: string }) {
  const t = useT('tills')
  const { money } = useFormat()
  if (paid.length === 0) return <p className={text.soft}>{t('daily.noInvoices')}</p>
  return (
    <RowsTable
      caption={t('daily.invoices')}
      rows={paid}
      keyOf={({ method }) => method}
      columns={[
        { head: t('field.tenders'), cell: ({ method }) => t(`daily.method.${method}`) },
        { head: t('daily.invoiceCount'), isNumber: true, cell: ({ count }) => count },
        { head: t('field.total'), isNumber: true, cell: ({ amount }) => money(amount, currency) },
      ]}
    />
  )
}
