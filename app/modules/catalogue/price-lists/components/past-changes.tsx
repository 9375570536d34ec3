import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, RowsTable, Rules, RulesCell, TableScroller } from '#app/ui/index.ts'
import type { PriceChange } from '#contract/catalogue/price-changes.ts'

/** Changes that are planned, which may be taken back, and those that were made. */
export function PastChanges({ changes }: { changes: readonly PriceChange[] }) {
  const t = useT('price-lists')
  const { date, number } = useFormat()
  if (changes.length === 0) return null
  return (
    <Rules>
      <RulesCell title={t('change.past')} isFlush>
        <TableScroller label={t('change.past')}>
          <RowsTable
            caption={t('change.past')}
            rows={changes}
            keyOf={(change) => change.id}
            columns={[
              { head: t('change.field.date'), cell: (change) => date(change.date, 'short') },
              {
                head: t('change.which'),
                cell: (change) =>
                  [change.listName || t('change.own'), change.category || t('change.all')].join(
                    ', ',
                  ),
              },
              {
                head: t('change.field.percent'),
                isNumber: true,
                cell: (change) => number(change.percent),
              },
              { head: t('list.prices'), isNumber: true, cell: (change) => change.count },
              {
                head: t('change.state'),
                cell: (change) => (
                  <>
                    {t(`change.states.${change.state}`)}
                    {change.skipped > 0 && `, ${t('change.skipped', { count: change.skipped })}`}
                    {change.state === 'planned' && (
                      <form method="post">
                        <IdempotencyField />
                        <input type="hidden" name="priceChangeId" value={change.id} />
                        <Button kind="ghost" size="s" icon="x" name="intent" value="cancel">
                          {t('change.cancel')}
                        </Button>
                      </form>
                    )}
                  </>
                ),
              },
            ]}
          />
        </TableScroller>
      </RulesCell>
    </Rules>
  )
}
