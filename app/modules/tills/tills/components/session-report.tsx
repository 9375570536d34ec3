import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, RowsTable, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { TillSession } from '#contract/tills/tills.ts'
import { Banked, OfSessions } from './banked.tsx'
import { GiftCardsSum } from './gift-cards-sum.tsx'
import { GivenOff } from './given-off.tsx'
import { LateTicketsCell } from './late-tickets.tsx'
import { TipTable } from './tip-table.tsx'

/** What a session took: X while it is open, Z once it is closed. */
export function SessionReport({ session }: { session: TillSession }) {
  const t = useT('tills')
  const { money } = useFormat()
  const { report, currency } = session
  const sums = [
    { term: t('report.sales'), value: report.sales },
    { term: t('report.refunds'), value: report.refunds },
    { term: t('report.voided'), value: report.voided },
    ...report.ranges.map(({ first, last, count }, at) => ({
      term: t(at === 0 ? 'report.numbers' : 'report.numbersOfDevice'),
      value: `${first} – ${last} (${count})`,
    })),
    { term: t('report.net'), value: money(report.net, currency) },
    { term: t('field.tax'), value: money(report.tax, currency) },
    { term: t('report.total'), value: money(report.total, currency), isTotal: true },
    { term: t('report.rounding'), value: money(report.rounding, currency) },
  ]
  return (
    <Rules columns="two">
      <RulesCell title={t('report.taken')}>
        <FactList facts={sums} areSums />
      </RulesCell>
      <RulesCell title={t('report.drawer')}>
        <Drawer session={session} />
      </RulesCell>
      <LateTicketsCell session={session} />
      <RulesCell title={t('report.byTender')} isFlush>
        <Tenders session={session} />
      </RulesCell>
      <RulesCell title={t('report.byTax')} isFlush>
        <Taxes session={session} />
      </RulesCell>
      {report.tips.length > 0 && (
        <RulesCell title={t('report.tips')} isFlush>
          <TipTable tips={report.tips} currency={currency} />
        </RulesCell>
      )}
      <GiftCardsSum giftCards={report.giftCards} currency={currency} />
      <GivenOff coupons={report.coupons} points={report.points} currency={currency} />
      {session.banked.length > 0 && (
        <RulesCell title={t('daily.toBank')}>
          <Banked session={session} />
        </RulesCell>
      )}
      {session.moves.length > 0 && (
        <RulesCell title={t('move.list')} isFlush>
          <Moves session={session} />
        </RulesCell>
      )}
    </Rules>
  )
}

function Drawer({ session }: { session: TillSession }) {
  const { report, currency, note, closedByName, leftBefore, brought, openingSource } = session
  const t = useT('tills')
  const { money } = useFormat()
  const { cash } = report
  if (!cash) return <p className={text.soft}>{t('report.blind')}</p>
  const plain = (key: string, amount: number) => ({
    term: t(`report.${key}`),
    value: money(amount, currency),
  })
  const facts = [
    plain('opening', cash.opening),
    plain('cashTaken', cash.taken),
    plain('change', 0 - cash.change),
    plain('refunded', 0 - cash.refunded),
    plain('tips', cash.tips),
    plain('in', cash.in),
    plain('out', 0 - cash.out),
    ...(cash.before === 0 ? [] : [plain('before', 0 - cash.before)]),
    { ...plain('expected', cash.expected), isTotal: true },
  ]
  if (cash.counted !== null && cash.difference !== null) {
    facts.push({ ...plain('counted', cash.counted), isTotal: false })
    const difference = money(cash.difference, currency, { sign: 'always' })
    facts.push({ term: t('report.difference'), value: difference, isTotal: true })
  }
  return (
    <>
      <FactList facts={facts} areSums />
      {leftBefore !== null && (
        <p>
          {t('report.leftBefore', {
            left: money(leftBefore, currency),
            difference: money(cash.opening - leftBefore, currency, { sign: 'always' }),
          })}
        </p>
      )}
      {openingSource && (
        <p>
          {t('report.brought', {
            amount: money(brought, currency, { sign: 'always' }),
            source: t(`count.sources.${openingSource}`),
          })}
        </p>
      )}
      {note && <p>{note}</p>}
      {closedByName && (
        <p className={text.soft}>
          {t('session.closedBy')}: {closedByName}
        </p>
      )}
    </>
  )
}

function Tenders({ session: { report, currency } }: { session: TillSession }) {
  const t = useT('tills')
  const { money } = useFormat()
  if (report.tenders.length === 0) return <p className={text.soft}>{t('report.nothing')}</p>
  return (
    <RowsTable
      caption={t('report.byTender')}
      rows={report.tenders}
      keyOf={({ tender }) => tender}
      columns={[
        { head: t('field.tenders'), cell: ({ tender }) => t(`tender.${tender}`) },
        {
          head: t('report.paid'),
          isNumber: true,
          cell: ({ taken, change }) => money(taken - change, currency),
        },
        {
          head: t('report.refunded'),
          isNumber: true,
          cell: ({ refunded }) => money(refunded, currency),
        },
      ]}
    />
  )
}

function Taxes({ session: { report, currency } }: { session: TillSession }) {
  const t = useT('tills')
  const { money, percent } = useFormat()
  if (report.taxes.length === 0) return <p className={text.soft}>{t('report.nothing')}</p>
  return (
    <RowsTable
      caption={t('report.byTax')}
      rows={report.taxes}
      keyOf={({ taxCode, rate }) => `${taxCode} ${rate}`}
      columns={[
        { head: t('report.rate'), cell: ({ rate }) => percent(rate) },
        { head: t('report.net'), isNumber: true, cell: ({ net }) => money(net, currency) },
        { head: t('field.tax'), isNumber: true, cell: ({ tax }) => money(tax, currency) },
      ]}
    />
  )
}

function Moves({ session: { moves, currency } }: { session: TillSession }) {
  const t = useT('tills')
  const { money, dateTime } = useFormat()
  return (
    <RowsTable
      caption={t('move.list')}
      rows={moves}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('field.date'),
          cell: ({ at, byName }) => (
            <>
              {dateTime(at)} <span className={text.soft}>{byName}</span>
            </>
          ),
        },
        {
          head: t('move.reason'),
          cell: ({ direction, reason, note, forSessions }) => (
            <>
              {t(`move.${direction}`)}: {t(`move.reasons.${reason}`)} {note}
              <OfSessions shares={forSessions} currency={currency} />
            </>
          ),
        },
        {
          head: t('field.total'),
          isNumber: true,
          cell: ({ direction, amount }) =>
            money(direction === 'in' ? amount : 0 - amount, currency, { sign: 'always' }),
        },
      ]}
    />
  )
}
