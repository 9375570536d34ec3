import { PostedEntries } from '#app/modules/buying/expenses/index.ts'
import { PartyLink } from '#app/modules/firm/parties/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import type { About } from '#app/shell/register/describe.ts'
import { FactList, Figure, Rules, RulesCell } from '#app/ui/index.ts'
import type { Bill, BillChoices } from '#contract/buying/bills.ts'
import { readableIban } from '#contract/core/iban.ts'
import { BillLines } from './bill-lines.tsx'
import { BillNotices } from './bill-notices.tsx'
import { BillSettlements } from './bill-settlements.tsx'

type BillFactsProps = { record: Bill; about: About<BillChoices> }

/** What a bill says, what is still owed of it, how it was paid and posted. */
export function BillFacts({ record, about }: BillFactsProps) {
  const t = useT('bills')
  const { money, date } = useFormat()
  const { totalAmount, taxAmount, due, dueDate, currency, kind, entries, settlements } = record
  return (
    <>
      <BillNotices bill={record} />
      <Rules columns="three">
        <Figure
          label={t('list.total')}
          value={money(totalAmount, currency)}
          detail={
            record.withheldAmount !== 0 &&
            `${t('field.withheldTax')}: ${money(record.withheldAmount, currency)}`
          }
        />
        <Figure label={t('list.tax')} value={money(taxAmount, currency)} />
        <Figure
          label={t(kind === 'credit' ? 'detail.unused' : 'list.due')}
          value={money(due, currency)}
          detail={kind === 'bill' && t('detail.dueOn', { date: date(dueDate, 'long') })}
        />
      </Rules>
      <Rules columns="wideAndNarrow">
        <RulesCell title={t('field.lines')} isFlush>
          <BillLines bill={record} about={about} />
        </RulesCell>
        <RulesCell title={t('detail.facts')}>
          <Facts bill={record} />
        </RulesCell>
      </Rules>
      {settlements.length + entries.length > 0 && (
        <Rules columns={settlements.length > 0 && entries.length > 0 ? 'two' : 'one'}>
          {settlements.length > 0 && (
            <RulesCell title={t('detail.settledBy')} isFlush>
              <BillSettlements bill={record} />
            </RulesCell>
          )}
          {entries.length > 0 && (
            <RulesCell title={t('detail.entries')} isFlush>
              <PostedEntries entries={entries} />
            </RulesCell>
          )}
        </Rules>
      )}
    </>
  )
}

function Facts({ bill }: { bill: Bill }) {
  const t = useT('bills')
  const { date, number, dateTime, money } = useFormat()
  const { firm } = useFirm()
  const { supplierId, supplierName, currency, exchangeRate } = bill
  const isForeign = currency !== firm.baseCurrency
  const facts = [
    {
      term: t('list.supplier'),
      value: <PartyLink id={supplierId} name={supplierName} />,
    },
    { term: t('field.supplierNumber'), value: bill.isSelfBilled ? '' : bill.supplierNumber },
    { term: t('list.number'), value: bill.number },
    { term: t('field.corrects'), value: bill.corrects },
    { term: t('field.date'), value: date(bill.date, 'long') },
    {
      term: t('field.supplyDate'),
      value: bill.supplyDate === null ? '' : date(bill.supplyDate, 'long'),
    },
    { term: t('field.dueDate'), value: date(bill.dueDate, 'long') },
    {
      term: t('field.exchangeRate'),
      value: isForeign ? `1 ${currency} = ${number(exchangeRate)} ${firm.baseCurrency}` : '',
    },
    {
      term: t('field.withheldTax'),
      value:
        bill.withheldDueDate === null
          ? ''
          : t(bill.kind === 'credit' ? 'detail.withheldLess' : 'detail.withheld', {
              amount: money(bill.withheldAmount, currency),
              date: date(bill.withheldDueDate, 'long'),
            }),
    },
    {
      term: t('detail.discount'),
      value: bill.discount
        ? t('detail.discountUntil', {
            amount: money(bill.discount.amount, currency),
            date: date(bill.discount.date, 'long'),
          })
        : '',
    },
    { term: t('field.iban'), value: readableIban(bill.iban) },
    { term: t('field.paymentReference'), value: bill.paymentReference },
    { term: t('field.note'), value: bill.note },
    ...bill.terms.map(({ term, text: value }) => ({ term: t(`term.${term}`), value })),
    { term: t('detail.entered'), value: dateTime(bill.createdAt) },
  ]
  return <FactList facts={facts.filter(({ value }) => value !== '')} />
}
