import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Figure, Progress, Rules } from '#app/ui/index.ts'
import type { StockCount } from '#contract/stock/stock-counts.ts'

/** How far a count is, and what it has found as soon as that may be known. */
export function CountFigures({ count }: { count: StockCount }) {
  const t = useT('stock')
  const { number, money } = useFormat()
  const { firm } = useFirm()
  const { items, counted, differing, lost, found, isBlind, state } = count
  const progress = t('counts.progress', { counted: number(counted), items: number(items) })
  const isSecret = isBlind && state === 'counting'
  return (
    <Rules columns="three">
      <Figure
        label={t('counts.field.counted')}
        value={progress}
        detail={<Progress share={items === 0 ? 0 : counted / items} label={progress} />}
      />
      <Figure
        label={t('counts.differing')}
        value={differing === null ? '–' : number(differing)}
        detail={isSecret ? t('counts.blindWords') : ''}
      />
      {lost !== null && found !== null && (
        <Figure
          label={t('counts.worth')}
          value={money(found - lost, firm.baseCurrency)}
          detail={t('counts.worthWords', {
            lost: money(lost, firm.baseCurrency),
            found: money(found, firm.baseCurrency),
          })}
        />
      )}
    </Rules>
  )
}
