import { useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Cell,
  FactList,
  Figure,
  HeadCell,
  NumberCell,
  Rules,
  RulesCell,
  SheetPad,
  Table,
} from '#app/ui/index.ts'
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
          <Table caption={t('total.amounts', { currency })} isStacked>
            <thead>
              <tr>
                <HeadCell>{t('field.tenders')}</HeadCell>
                <HeadCell>{t('field.tax')}</HeadCell>
                <HeadCell isNumber>{t('total.net')}</HeadCell>
                <HeadCell isNumber>{t('field.total')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {total.rows.map((row) => (
                <tr key={`${row.tender} ${row.taxCode}`}>
                  <Cell place="name">{t(`tender.${row.tender}`)}</Cell>
                  <Cell place="detail">{percent(row.taxRate)}</Cell>
                  <NumberCell place="secondDetail" stackedLabel={t('total.net')}>
                    {amount(row.net, currency)}
                  </NumberCell>
                  <NumberCell place="figure">{amount(row.amount, currency)}</NumberCell>
                </tr>
              ))}
            </tbody>
          </Table>
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
