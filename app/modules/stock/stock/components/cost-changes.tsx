import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, Cell, Checkbox, HeadCell, NumberCell, Table } from '#app/ui/index.ts'
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
      <Table caption={t('changes.title')} withoutPad isStacked>
        <thead>
          <tr>
            <HeadCell>{t('list.number')}</HeadCell>
            <HeadCell>{t('field.date')}</HeadCell>
            <HeadCell>{t('field.item')}</HeadCell>
            <HeadCell isNumber>{t('changes.before', { currency })}</HeadCell>
            <HeadCell isNumber>{t('changes.after', { currency })}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {changes.map(
            ({ documentId, number, itemId, itemName, costBefore, costAfter, ...one }) => (
              <tr key={documentId + itemId + one.date}>
                <Cell place="name">{number}</Cell>
                <Cell place="state">{date(one.date)}</Cell>
                <Cell place="detail">{itemName}</Cell>
                <NumberCell place="secondDetail" stackedLabel={t('changes.was')}>
                  {shown(costBefore)}
                </NumberCell>
                <NumberCell place="figure">{shown(costAfter)}</NumberCell>
              </tr>
            ),
          )}
        </tbody>
      </Table>
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
