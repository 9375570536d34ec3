import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Row, Stack, text } from '#app/ui/index.ts'
import type { ExchangeRates } from '#contract/books/rates.ts'

/** Whether the daily list is fetched, how it went, and the buttons that change it. */
export function DailyList({ rates }: { rates: ExchangeRates }) {
  const t = useT('rates')
  const format = useFormat()
  const { can } = useFirm()
  const { isFetched, canFetch, fetchedAt, failure } = rates
  if (!canFetch) return <p>{t('daily.cannot')}</p>
  return (
    <Stack>
      <p>{t(isFetched ? 'daily.on' : 'daily.off')}</p>
      {fetchedAt && (
        <p className={text.soft}>{t('daily.last', { at: format.dateTime(fetchedAt) })}</p>
      )}
      {failure !== '' && <p role="status">{t('daily.failed')}</p>}
      {can('tax:edit') && (
        <form method="post">
          <IdempotencyField />
          <Row>
            <Button name="intent" value="fetch">
              {t('daily.fetch')}
            </Button>
            <Button kind="ghost" name="intent" value={isFetched ? 'switchOff' : 'switchOn'}>
              {t(isFetched ? 'daily.switchOff' : 'daily.switchOn')}
            </Button>
          </Row>
        </form>
      )}
    </Stack>
  )
}
