import { SettlementTable } from '#app/shell/documents/detail/settlement-table.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Rules, RulesCell } from '#app/ui/index.ts'
import type { OpeningItem } from '#contract/books/opening-items.ts'

/** What was paid, set off or written off of an item, each with a way to take it back. */
export function OpeningSettlements({ record }: { record: OpeningItem }) {
  const t = useT('opening-items')
  if (record.settlements.length === 0) return null
  return (
    <Rules>
      <RulesCell title={t('detail.settledBy')} isFlush>
        <SettlementTable
          label={t('detail.settledBy')}
          settlements={record.settlements}
          currency={record.currency}
          nameOf={(kind) => t(`settledBy.${kind}`)}
          wordsOf={() => t('detail.takeBackWords')}
        />
      </RulesCell>
    </Rules>
  )
}
