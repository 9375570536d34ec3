import { useT } from '#app/shell/page-context.tsx'
import { Band, SheetPad } from '#app/ui/index.ts'

/** That nothing is taxed as an item is paid, for a firm whose tax is due with the money. */
export function TaxedAsPaid() {
  const t = useT('opening-items')
  return (
    <SheetPad>
      <Band tone="warn" title={t('asPaid.title')}>
        <p>{t('asPaid.words')}</p>
      </Band>
    </SheetPad>
  )
}
