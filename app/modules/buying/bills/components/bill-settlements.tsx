import { SettlementTable } from '#app/shell/documents/detail/settlement-table.tsx'
import { useT } from '#app/shell/page-context.tsx'
import type { Bill } from '#contract/buying/bills.ts'

/** What a bill was paid with, or what a credit was set against, each with a way to take it back. */
export function BillSettlements({ bill }: { bill: Bill }) {
  const t = useT('bills')
  return (
    <SettlementTable
      label={t('detail.settledBy')}
      settlements={bill.settlements}
      currency={bill.currency}
      nameOf={(kind) => t(`settledBy.${kind}`)}
      wordsOf={(kind) => t(`takeBack.${wordsOf(bill.kind, kind)}`)}
    />
  )
}

/** What follows for a bill, or a credit, when a settlement of a kind is taken back. */
function wordsOf(document: Bill['kind'], kind: string) {
  if (document === 'credit') return 'credit'
  return kind === 'discount' || kind === 'writeOff' ? 'reduction' : 'bill'
}
