import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Cell,
  HeadCell,
  NumberCell,
  Rules,
  RulesCell,
  Table,
  TableScroller,
} from '#app/ui/index.ts'
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
          <Table caption={t('change.past')}>
            <thead>
              <tr>
                <HeadCell>{t('change.field.date')}</HeadCell>
                <HeadCell>{t('change.which')}</HeadCell>
                <HeadCell isNumber>{t('change.field.percent')}</HeadCell>
                <HeadCell isNumber>{t('list.prices')}</HeadCell>
                <HeadCell>{t('change.state')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={change.id}>
                  <Cell>{date(change.date, 'short')}</Cell>
                  <Cell>
                    {[change.listName || t('change.own'), change.category || t('change.all')].join(
                      ', ',
                    )}
                  </Cell>
                  <NumberCell>{number(change.percent)}</NumberCell>
                  <NumberCell>{change.count}</NumberCell>
                  <Cell>
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
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableScroller>
      </RulesCell>
    </Rules>
  )
}
