import { useFirm, useT } from '#app/shell/page-context.tsx'
import type { ItemField } from './item-values.ts'

/** What each field of an item is called, by its path. */
export function useItemLabels(): Record<ItemField, string> {
  const t = useT('items')
  const { firm } = useFirm()
  return {
    kind: t('field.kind'),
    name: t('field.name'),
    sku: t('field.sku'),
    description: t('field.description'),
    unitPrice: t('field.unitPrice', { currency: firm.baseCurrency }),
    priceMode: t('field.priceMode'),
    unit: t('field.unit'),
    taxCode: t('field.taxCode'),
    incomeAccount: t('field.incomeAccount'),
  }
}
