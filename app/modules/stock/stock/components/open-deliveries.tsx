import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Band, text } from '#app/ui/index.ts'
import type { StockDocumentRow } from '#contract/stock/stock.ts'
import { documentPath } from '../paths.ts'

/** Says of an invoice or a ticket that not all of it was delivered, and where it is done. */
export function OpenDeliveries({ deliveries }: { deliveries: readonly StockDocumentRow[] }) {
  const t = useT('stock')
  const { firm } = useFirm()
  if (deliveries.length === 0) return null
  return (
    <Band tone="warn" title={t('openDeliveries.title')}>
      {t('openDeliveries.words')}{' '}
      {deliveries.map(({ id, number }) => (
        <a key={id} className={text.link} href={documentPath(firm.firmId, id)}>
          {number}{' '}
        </a>
      ))}
    </Band>
  )
}
