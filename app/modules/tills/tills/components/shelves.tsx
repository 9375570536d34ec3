import { useFirm, useT } from '#app/shell/page-context.tsx'
import { categoryPath, sellPath } from '../paths.ts'
import * as styles from './sale.css.ts'

type ShelvesProps = {
  tillId: string
  categories: readonly { id: string; name: string; count: number }[]
  /** The category whose items are shown; undefined for the first items. */
  shown: string | undefined
  /** What stands first was chosen; else it is what is sold most. */
  isChosen: boolean
}

/** What the items are sorted by: what stands first, and the firm's categories. */
export function Shelves({ tillId, categories, shown, isChosen }: ShelvesProps) {
  const t = useT('tills')
  const { firm } = useFirm()
  return (
    <nav className={styles.shelves} aria-label={t('sell.categories')}>
      <a
        className={styles.shelf}
        href={sellPath(firm.firmId, tillId)}
        aria-current={shown === undefined ? 'page' : undefined}
      >
        {t(isChosen ? 'sell.chosen' : 'sell.favourites')}
      </a>
      {categories.map(({ id, name, count }) => (
        <a
          key={id}
          className={styles.shelf}
          href={categoryPath(firm.firmId, tillId, id)}
          aria-current={shown === id ? 'page' : undefined}
        >
          {name}
          <span className={styles.shelfCount}>{count}</span>
        </a>
      ))}
    </nav>
  )
}
