import { itemPicturePath } from '#app/modules/catalogue/items/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { classes, hueIndexOf, text } from '#app/ui/index.ts'
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

/** Favourites, a category or what was found: a press puts one into the cart. */
export function ItemGrid({ items, title, back, till }: ItemGridProps) {
  const t = useT('tills')
  return (
    <section aria-label={title}>
      {back && (
        <div className={styles.gridHead}>
          <h2 className={styles.title}>{title}</h2>
          <a href={back} className={text.link}>
            {t('sell.allItems')}
          </a>
        </div>
      )}
      {items.length === 0 && <p className={styles.gridHead}>{t('sell.noItems')}</p>}
      {items.length > 0 && (
        <div className={styles.items}>
          {items.map((item) => (
            <Tile key={item.itemId} item={item} till={till} />
          ))}
        </div>
      )}
    </section>
  )
}

function Tile({ item, till }: { item: TillItem; till: TillRegister }) {
  const t = useT('tills')
  const { firm } = useFirm()
  const format = useFormat()
  const { itemId, name, unit, unitPrice, pictureId, pictureAlt, isParent, onHand, isLow } = item
  const price = format.price(unitPrice, till.currency)
  return (
    <button
      type="submit"
      name="intent"
      value={`item:${itemId}`}
      className={styles.item}
      data-item={name}
      data-tile={itemId}
    >
      {pictureId === '' ? (
        <span className={classes(styles.noPicture, tintOf(name))} aria-hidden="true">
          {[...name].slice(0, 2).join('')}
        </span>
      ) : (
        <img
          className={styles.picture}
          src={itemPicturePath(firm.firmId, itemId, pictureId)}
          // The name stands below it.
          alt={pictureAlt}
          width={180}
          height={120}
          loading="lazy"
        />
      )}
      <span className={styles.itemName}>{name}</span>
      <span className={styles.itemFoot}>
        <span className={styles.price}>{isParent ? t('sell.variants') : price}</span>
        {onHand !== null && !isParent && (
          <span className={isLow ? styles.leftLow : styles.left}>
            {t('sell.left', { quantity: `${format.number(onHand)} ${unit}`.trim() })}
          </span>
        )}
      </span>
    </button>
  )
}

function tintOf(name: string): string {
  return styles.tints[hueIndexOf(name) % styles.tints.length] ?? ''
}
