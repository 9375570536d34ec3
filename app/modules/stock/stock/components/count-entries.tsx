import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, HeadCell, NumberCell, RulesCell, Table } from '#app/ui/index.ts'
import type { StockCount } from '#contract/stock/stock-counts.ts'

/** What the person counted last, each to be taken back. */
export function CountEntries({ count: { entries } }: { count: StockCount }) {
  const t = useT('stock')
  const { number } = useFormat()
  return (
    <RulesCell title={t('counts.last')} isFlush>
      <Table caption={t('counts.last')}>
        <thead>
          <tr>
            <HeadCell>{t('field.item')}</HeadCell>
            <HeadCell isNumber>{t('field.quantity')}</HeadCell>
            <HeadCell>{t('counts.takeBack')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, sku, itemName, quantity, unit }) => {
            const name = [sku, itemName].filter(Boolean).join(' ')
            return (
              <tr key={id}>
                <Cell>{name}</Cell>
                <NumberCell>{`${number(quantity)} ${unit}`.trim()}</NumberCell>
                <Cell>
                  <form method="post">
                    <input type="hidden" name="entryId" value={id} />
                    <Button
                      kind="ghost"
                      size="s"
                      icon="undo-2"
                      iconOnly
                      name="intent"
                      value="remove"
                    >
                      {t('counts.takeBackOf', { name })}
                    </Button>
                  </form>
                </Cell>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </RulesCell>
  )
}
