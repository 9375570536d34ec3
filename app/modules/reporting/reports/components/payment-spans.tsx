import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, HeadCell, Table } from '#app/ui/index.ts'
import type { PaymentSpan } from '#contract/reporting/tax-returns.ts'

/** The days of which the documents' tax is due as they are paid. */
export function PaymentSpans({ spans }: { spans: readonly PaymentSpan[] }) {
  const t = useT('reports')
  const { date } = useFormat()
  const { can } = useFirm()
  if (spans.length === 0) return null
  return (
    <Table caption={t('onPayment.title')}>
      <thead>
        <tr>
          <HeadCell>{t('onPayment.from')}</HeadCell>
          <HeadCell>{t('onPayment.until')}</HeadCell>
          <HeadCell>{t('returns.next')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {spans.map(({ from, until, mayTakeBack }) => (
          <tr key={from}>
            <Cell>{date(from, 'medium')}</Cell>
            <Cell tone="soft">{until ? date(until, 'medium') : t('onPayment.goesOn')}</Cell>
            <Cell>
              {mayTakeBack && can('tax:edit') && (
                <form method="post">
                  <input type="hidden" name="from" value={from} />
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
