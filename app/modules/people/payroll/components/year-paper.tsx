import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, RowsTable, Rules, RulesCell, TableScroller } from '#app/ui/index.ts'
import type { PayYear } from '#contract/people/pay-years.ts'
import { monthText } from '../month-text.ts'

const employers: readonly string[] = ['employer', 'statutoryEmployer']

/** What somebody was paid in a tax year: by month, then by item. */
export function YearPaper({ year, hrefOf }: { year: PayYear; hrefOf?(id: string): string }) {
  const t = useT('payroll')
  const format = useFormat()
  const { currency, opening } = year
  const money = (value: number) => format.money(value, currency)
  const rows = [
    ...(opening
      ? [
          {
            ...opening,
            payslipId: '',
            label: t('year.before', { day: format.date(opening.throughDate) }),
          },
        ]
      : []),
    ...year.months.map((one) => ({ ...one, label: monthText(one.month, format) })),
    {
      ...{ payslipId: 'sum', label: t('year.sum') },
      ...{ gross: year.gross, taxes: year.taxes, net: year.net },
    },
  ]
  const figures = (['gross', 'taxes', 'net'] as const).map((name) => ({
    head: t(`field.${name}`),
    isNumber: true as const,
    place: name === 'net' ? ('figure' as const) : ('detail' as const),
    cell: (row: (typeof rows)[number]) => money(row[name]),
  }))
  const factsOf = (isBorne: boolean) =>
    year.items
      .filter(({ kind }) => kind !== 'info' && employers.includes(kind) === isBorne)
      .map(({ name, amount }) => ({ term: name, value: money(amount) }))
  const caption = t('year.months')
  const isSlip = (id: string) => id !== '' && id !== 'sum'
  return (
    <>
      <TableScroller label={caption}>
        <RowsTable
          caption={caption}
          isStacked
          rows={rows}
          keyOf={({ payslipId }) => payslipId}
          columns={[
            {
              head: t('field.month'),
              place: 'name',
              href: ({ payslipId }) =>
                hrefOf && isSlip(payslipId) ? hrefOf(payslipId) : undefined,
              cell: ({ label }) => label,
            },
            ...figures,
          ]}
        />
      </TableScroller>
      <Rules columns="two">
        <RulesCell title={t('year.items')}>
          <FactList areSums facts={factsOf(false)} />
        </RulesCell>
        <RulesCell title={t('payslip.employer')}>
          <FactList areSums facts={factsOf(true)} />
        </RulesCell>
      </Rules>
    </>
  )
}
