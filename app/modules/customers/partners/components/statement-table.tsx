import { useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { PartnerStatement } from '#contract/customers/partners.ts'

/** What was earned, taken back and paid, a row for each currency. */
export function StatementTable({ statements }: { statements: PartnerStatement[] }) {
  const t = useT('partners')
  const { money } = useFormat()
  return (
    <Rules>
      <RulesCell title={t('statement.title')} isFlush={statements.length > 0}>
        {statements.length === 0 ? (
          <p className={text.soft}>{t('statement.none')}</p>
        ) : (
          <RowsTable
            caption={t('statement.title')}
            isStacked
            rows={statements}
            keyOf={({ currency }) => currency}
            columns={[
              { head: t('statement.currency'), place: 'name', cell: ({ currency }) => currency },
              {
                head: t('statement.earned'),
                isNumber: true,
                stackedLabel: t('statement.earned'),
                place: 'line',
                cell: ({ currency, earned }) => money(earned, currency),
              },
              {
                head: t('statement.takenBack'),
                isNumber: true,
                stackedLabel: t('statement.takenBack'),
                place: 'line',
                cell: ({ currency, takenBack }) => money(takenBack, currency),
              },
              {
                head: t('statement.paidOut'),
                isNumber: true,
                stackedLabel: t('statement.paidOut'),
                place: 'line',
                cell: ({ currency, paidOut }) => money(paidOut, currency),
              },
              {
                head: t('statement.held'),
                isNumber: true,
                stackedLabel: t('statement.held'),
                place: 'line',
                cell: ({ currency, held }) => money(held, currency),
              },
              {
                head: t('statement.closing'),
                isNumber: true,
                place: 'figure',
                cell: ({ currency, closing }) => money(closing, currency),
              },
            ]}
          />
        )}
      </RulesCell>
    </Rules>
  )
}
