import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, Figure, RowsTable, Rules, RulesCell, SheetPad } from '#app/ui/index.ts'
import type { DayTotal } from '#contract/tills/day-totals.ts'

/** What a day came to, by rate of tax and means of payment. */
export function TotalFacts({ total }: { total: DayTotal }) {
  const t = useT('tills')
  const { money, amount, percent, date, dateTime } = useFormat()
  const { currency } = total
  const facts = [
    { term: t('total.note'), value: total.note },
    {
      term: t('total.by'),
      value: `${total.createdByName}, ${dateTime(total.createdAt)}`,
    },
    {
      term: t('total.state.reversed'),
      value: total.reversedOn
        ? `${date(total.reversedOn)}, ${total.reversedByName}: ${total.reason}`
        : '',
    },
  ]
  return (
    <>
      <Rules columns="wideAndNarrow">
        <RulesCell title={t('total.amounts', { currency })} isFlush>
          <RowsTable
            caption={t('total.amounts', { currency })}
            isStacked
            rows={total.rows}
            keyOf={(row) => `${row.tender} ${row.taxCode}`}
            columns={[
              { head: t('field.tenders'), place: 'name', cell: (row) => t(`tender.${row.tender}`) },
              { head: t('field.tax'), place: 'detail', cell: (row) => percent(row.taxRate) },
              {
                head: t('total.net'),
                isNumber: true,
                place: 'secondDetail',
                stackedLabel: t('total.net'),
                cell: (row) => amount(row.net, currency),
              },
              {
                head: t('field.total'),
                isNumber: true,
                place: 'figure',
                cell: (row) => amount(row.amount, currency),
              },
            ]}
          />
        </RulesCell>
        <Figure
          label={t('field.total')}
          value={money(total.total, currency)}
          detail={t('sell.taxIn', { tax: money(total.tax, currency) })}
        />
      </Rules>
      <SheetPad>
        <FactList facts={facts.filter(({ value }) => value !== '')} />
      </SheetPad>
    </>
  )
}
