import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, RowsTable } from '#app/ui/index.ts'
import type { PaymentSpan } from '#contract/reporting/tax-returns.ts'

/** The days of which the documents' tax is due as they are paid. */
export function PaymentSpans({ spans }: { spans: readonly PaymentSpan[] }) {
  const t = useT('reports')
  const { date } = useFormat()
  const { can } = useFirm()
  if (spans.length === 0) return null
  return (
    <RowsTable
      caption={t('onPayment.title')}
      rows={spans}
      keyOf={({ from }) => from}
      columns={[
        { head: t('onPayment.from'), cell: ({ from }) => date(from, 'medium') },
        {
          head: t('onPayment.until'),
          tone: 'soft',
          cell: ({ until }) => (until ? date(until, 'medium') : t('onPayment.goesOn')),
        },
        {
          head: t('returns.next'),
          cell: ({ from, mayTakeBack }) =>
            mayTakeBack &&
            can('tax:edit') && (
              <form method="post">
                <input type="hidden" name="from" value={from} />
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
