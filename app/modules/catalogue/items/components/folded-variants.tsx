import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { priceText } from '#app/shell/register/price-text.ts'
import { text } from '#app/ui/index.ts'
import type { ItemRow } from '#contract/catalogue/items.ts'
import { itemPath } from '../paths.ts'
import * as styles from './variants.css.ts'

/** The variants of an item below its name, folded. */
export function FoldedVariants({ item }: { item: ItemRow }) {
  const t = useT('items')
  const { firm } = useFirm()
  const { locale } = useFormat()
  const variants = item.variants.filter(({ isArchived }) => isArchived === item.isArchived)
  if (variants.length === 0) return null
  const { currency } = item
  return (
    <details className={styles.folded}>
      <summary className={text.soft}>{t('variants.count', { count: variants.length })}</summary>
      <ul className={styles.variantList}>
        {variants.map(({ id, values, sku, unitPrice }) => (
          <li key={id}>
            <a className={text.link} href={itemPath(firm.firmId, id)}>
              {values.join(' / ')}
            </a>{' '}
            <span className={text.soft}>
              {[sku, priceText(unitPrice, { locale, currency, hasSign: true })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
