import { useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable } from '#app/ui/index.ts'
import type { TipSum } from '#contract/tills/tills.ts'

/** Tips by who served and how they were paid. */
export function TipTable({ tips, currency }: { tips: readonly TipSum[]; currency: string }) {
  const t = useT('tills')
  const { money } = useFormat()
  return (
    <RowsTable
      caption={t('report.tips')}
      rows={tips}
      keyOf={({ cashierName, tender }) => `${cashierName} ${tender}`}
      columns={[
        { head: t('field.cashier'), cell: ({ cashierName }) => cashierName },
        { head: t('field.tenders'), cell: ({ tender }) => t(`tender.${tender}`) },
        { head: t('field.total'), isNumber: true, cell: ({ amount }) => money(amount, currency) },
      ]}
    />
  )
}
