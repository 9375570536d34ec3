import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, RowsTable, Stack } from '#app/ui/index.ts'
import type { NetRates } from '#contract/books/net-rates.ts'

/** The method that tax is settled by from each year on, the newest first. */
export function NetYears({ years }: { years: readonly NetRates[] }) {
  const t = useT('reports')
  const { can } = useFirm()
  const { percent } = useFormat()
  if (years.length === 0) return null
  return (
    <RowsTable
      caption={t('netRates.title')}
      isStacked
      rows={years}
      keyOf={({ year }) => year}
      columns={[
        { head: t('netRates.year'), place: 'name', cell: ({ year }) => String(year) },
        {
          head: t('netRates.method'),
          tone: 'soft',
          place: 'detail',
          cell: ({ rhythm, rates }) =>
            rates.length === 0 ? (
              t('netRates.effective')
            ) : (
              <Stack>
                <span>{t(`netRates.rhythms.${rhythm}`)}</span>
                {rates.map(({ rate, activity, accounts }) => (
                  <span key={`${rate} ${activity}`}>
                    {[percent(rate), activity, accounts.join(', ')].filter(Boolean).join(' · ')}
                  </span>
                ))}
              </Stack>
            ),
        },
        {
          head: t('returns.next'),
          place: 'below',
          cell: ({ year, mayChange }) =>
            mayChange &&
            can('tax:edit') && (
              <form method="post">
                <input type="hidden" name="year" value={year} />
                <Button size="s" name="intent" value="takeBack">
                  {t('onPayment.takeBack')}
                </Button>
              </form>
            ),
        },
      ]}
    />
  )
}
