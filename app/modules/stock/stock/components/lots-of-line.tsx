import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import type { StockLine } from '#contract/stock/stock.ts'
import { lotPath } from '../paths.ts'

type LotsOfLineProps = { line: Pick<StockLine, 'tracking' | 'lots' | 'toAssign'> }

/** The batches or serial numbers of a line, and how much of it has none yet. */
export function LotsOfLine({ line: { tracking, lots, toAssign } }: LotsOfLineProps) {
  const t = useT('stock')
  const { number } = useFormat()
  const { firm } = useFirm()
  return (
    <>
      {lots.map(({ id, code, quantity }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <a className={text.link} href={lotPath(firm.firmId, id)}>
            {code}
          </a>
          {tracking === 'batches' && ` × ${number(quantity)}`}
        </span>
      ))}
      {toAssign !== '0' && (
        <div className={text.soft}>{t('lots.toAssignOf', { quantity: number(toAssign) })}</div>
      )}
    </>
  )
}
