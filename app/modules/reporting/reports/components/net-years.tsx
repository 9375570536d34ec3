import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, HeadCell, Stack, Table } from '#app/ui/index.ts'
import type { NetRates } from '#contract/books/net-rates.ts'

/** The method that tax is settled by from each year on, the newest first. */
export function NetYears({ years }: { years: readonly NetRates[] }) {
  const t = useT('reports')
  const { can } = useFirm()
  const { percent } = useFormat()
  if (years.length === 0) return null
  return (
    <Table caption={t('netRates.title')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('netRates.year')}</HeadCell>
          <HeadCell>{t('netRates.method')}</HeadCell>
          <HeadCell>{t('returns.next')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, rhythm, rates, mayChange }) => (
          <tr key={year}>
            <Cell place="name">{String(year)}</Cell>
            <Cell tone="soft" place="detail">
              {rates.length === 0 ? (
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
              )}
            </Cell>
            <Cell place="below">
              {mayChange && can('tax:edit') && (
                <form method="post">
                  <input type="hidden" name="year" value={year} />
                  <Button size="s" name="intent" value="takeBack">
                    {t('onPayment.takeBack')}
                  </Button>
                </form>
              )}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
