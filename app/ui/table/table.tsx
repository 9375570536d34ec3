import type { ReactNode, TableHTMLAttributes, TdHTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icons/icon.tsx'
import * as hiddenStyles from '../visually-hidden.css.ts'
import { type StackedPlace, stacked } from './stacked.css.ts'
import * as styles from './table.css.ts'

export type TableProps = TableHTMLAttributes<HTMLTableElement> & {
  /** Says what the table holds; for screen readers unless `isCaptionShown`. */
  caption: ReactNode
  isCaptionShown?: boolean
  /** Rows of 36, 44 or 56 px. */
  density?: keyof typeof styles.densities
  /** The head stays under the topbar. */
  hasStickyHead?: boolean
  /** Rows become two lines on a narrow screen; cells then need a `place`. */
  isStacked?: boolean
  /** Begins and ends at its own edge instead of the sheet's. */
  withoutPad?: boolean
}

/** A table with a caption. Give it `thead`, `tbody` and `tfoot` with rows of the cells below. */
export function Table(props: TableProps) {
  const {
    caption,
    isCaptionShown,
    density = 'regular',
    hasStickyHead,
    isStacked,
    withoutPad,
    className,
    children,
    ...rest
  } = props
  const look = classes(
    styles.table,
    density !== 'regular' && styles.densities[density],
    hasStickyHead && styles.stickyHead,
    isStacked && stacked,
    withoutPad && styles.withoutPad,
    className,
  )
  return (
    <table {...rest} className={look}>
      <caption className={isCaptionShown ? styles.shownCaption : hiddenStyles.hidden}>
        {caption}
      </caption>
      {children}
    </table>
  )
}

/** Lets a wide table scroll sideways, by keyboard too. Not together with a sticky head. */
export function TableScroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

type HeadCellProps = {
  children?: ReactNode
  /** Over a column of figures. */
  isNumber?: boolean
  /** Where a press on the head leads; makes the column sortable. */
  sortHref?: string
  sort?: 'ascending' | 'descending'
  className?: string
}

/** The head of a column. The one that is sorted has an arrow and `aria-sort`. */
export function HeadCell({ children, isNumber, sortHref, sort, className }: HeadCellProps) {
  return (
    <th scope="col" aria-sort={sort} className={classes(isNumber && styles.number, className)}>
      {sortHref === undefined ? (
        children
      ) : (
        <a className={styles.sortLink} href={sortHref}>
          {children}
          {sort && <Icon name={sort === 'ascending' ? 'arrow-up' : 'arrow-down'} size="s" />}
        </a>
      )}
    </th>
  )
}

export type CellProps = TdHTMLAttributes<HTMLTableCellElement> & {
  tone?: keyof typeof styles.tones
  place?: StackedPlace
  /** A word before the content on narrow screens, where the head is gone. */
  stackedLabel?: ReactNode
}

/** A cell of text. */
export function Cell({ tone, place, stackedLabel, className, children, ...rest }: CellProps) {
  return (
    <td {...rest} data-place={place} className={classes(tone && styles.tones[tone], className)}>
      {stackedLabel && <span className={styles.stackedLabel}>{stackedLabel} </span>}
      {children}
    </td>
  )
}

/** A cell with a figure: equal width digits at the end of the line. */
export function NumberCell({ className, ...rest }: CellProps) {
  return <Cell {...rest} className={classes(styles.number, className)} />
}

type NameCellProps = CellProps & {
  href: string
  /** Below the name, and no part of the link. */
  below?: ReactNode
  /** A number or a code, which takes no more room than it needs. */
  isShort?: boolean
}

/** The one bold cell of a row: a name that leads to the thing. Long names are cut. */
export function NameCell({ href, below, isShort, children, className, ...rest }: NameCellProps) {
  const width = isShort ? styles.shortNameCell : styles.nameCell
  return (
    <Cell tone="strong" place="name" {...rest} className={classes(width, className)}>
      <a className={styles.nameLink} href={href}>
        {children}
      </a>
      {below}
    </Cell>
  )
}
