import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, Checkbox, RowsTable } from '#app/ui/index.ts'
import type { CostChange } from '#contract/stock/stock.ts'

type CostChangesProps = {
  changes: readonly CostChange[]
  /** Why, where it is not an earlier date. */
  words?: string
}

/** What a document with an earlier date changes in later ones, and the box that accepts it. */
export function CostChanges({ changes, words }: CostChangesProps) {
  const t = useT('stock')
  const { money, date } = useFormat()
  const { firm, can } = useFirm()
  if (changes.length === 0) return null
  const currency = firm.baseCurrency
  const shown = (minor: number | null) => (minor === null ? '' : money(minor, currency))
  const difference = changes
    .filter(({ kind }) => kind === 'delivery' || kind === 'return')
    .reduce((sum, { costBefore, costAfter }) => sum + (costAfter ?? 0) - (costBefore ?? 0), 0)
  return (
    <Band tone="warn" title={t(words ? 'landed.changesTitle' : 'changes.title')}>
      <p>{words ?? t('changes.words')}</p>
      <RowsTable
        caption={t('changes.title')}
        withoutPad
        isStacked
        rows={changes}
        keyOf={({ documentId, number, itemId, itemName, costBefore, costAfter, ...one }) =>
          documentId + itemId + one.date
        }
        columns={[
          { head: t('list.number'), place: 'name', cell: ({ number }) => number },
          {
            head: t('field.date'),
            place: 'state',
            cell: (one) => date(one.date),
          },
          { head: t('field.item'), place: 'detail', cell: ({ itemName }) => itemName },
          {
            head: t('changes.before', { currency }),
            isNumber: true,
            place: 'secondDetail',
            stackedLabel: t('changes.was'),
            cell: ({ costBefore }) => shown(costBefore),
          },
          {
            head: t('changes.after', { currency }),
            isNumber: true,
            place: 'figure',
            cell: ({ costAfter }) => shown(costAfter),
          },
        ]}
      />
      {can('stock:cost') && (
        <p>{t('changes.margin', { amount: money(0 - difference, currency) })}</p>
      )}
      {can('stock:adjust') ? (
        <Checkbox name="confirmsCosts" value="1">
          {t('changes.confirm')}
        </Checkbox>
      ) : (
        <p>{t('changes.askSomebody')}</p>
      )}
    </Band>
  )
}
