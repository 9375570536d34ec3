import { useT } from '#app/shell/page-context.tsx'
import { Band, SheetPad } from '#app/ui/index.ts'

/** That an item’s tax waits for its payment, for a firm whose tax is due with the money. */
export function TaxedAsPaid() {
  const t = useT('opening-items')
  return (
    <SheetPad>
      <Band tone="info" title={t('asPaid.title')}>
        <p>{t('asPaid.words')}</p>
      </Band>
    </SheetPad>
  )
}
