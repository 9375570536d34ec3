import { itemPicturePath } from '#app/modules/catalogue/items/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import { parseAmount } from '#contract/core/money.ts'
import type { TillItem } from '#contract/tills/till-tickets.ts'
import type { TillRegister } from '#contract/tills/tills.ts'
import * as styles from './sale.css.ts'

type ItemGridProps = {
  items: readonly TillItem[]
  title: string
  /** Where all items stand again. */
  back?: string | undefined
  till: TillRegister
}

/** What is sold most, or what was found: a press puts one into the cart. */
export function ItemGrid({ items, title, back, till }: ItemGridProps) {
  const t = useT('tills')
  const { firm } = useFirm()
  const { money, number } = useFormat()
  const priceOf = (unitPrice: string) => {
    const minor = parseAmount(unitPrice, till.currency)
    return minor === undefined ? number(unitPrice) : money(minor, till.currency)
  }
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {back && <a href={back}>{t('sell.allItems')}</a>}
      {items.length === 0 && <p className={text.soft}>{t('sell.noItems')}</p>}
      <div className={styles.items}>
        {items.map(({ itemId, name, unitPrice, pictureId, pictureAlt, isParent }) => (
          <button
            key={itemId}
            type="submit"
            name="intent"
            value={`item:${itemId}`}
            className={styles.item}
            data-item={name}
          >
            {pictureId !== '' && (
              <img
                className={styles.picture}
                src={itemPicturePath(firm.firmId, itemId, pictureId)}
                // The name stands below it.
                alt={pictureAlt}
                width={120}
                height={80}
                loading="lazy"
              />
            )}
            <span>{name}</span>
            <span className={styles.price}>
              {isParent ? t('sell.variants') : priceOf(unitPrice)}
            </span>
          </button>
        ))}
      </div>
    </section>
  )
}
