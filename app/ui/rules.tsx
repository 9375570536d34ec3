import type { HTMLAttributes, ReactNode } from 'react'
import { classes } from './classes.ts'
import * as styles from './rules.css.ts'
import * as text from './text.css.ts'

type RulesProps = HTMLAttributes<HTMLDivElement> & { columns?: keyof typeof styles.columns }

/** Cells divided by hairlines, in place of cards. */
export function Rules({ columns = 'one', className, ...rest }: RulesProps) {
  return (
    <div
      {...rest}
      className={classes(styles.rules, columns !== 'one' && styles.columns[columns], className)}
    />
  )
}

type RulesCellProps = {
  title: ReactNode
  /** At the end of the title's line, such as a link or a key to a chart. */
  aside?: ReactNode
  /** Lets a table run to the edges. */
  isFlush?: boolean
  children: ReactNode
}

/** One cell of `Rules` with its own title. */
export function RulesCell({ title, aside, isFlush, children }: RulesCellProps) {
  return (
    <section className={isFlush ? styles.flush : undefined}>
      <div className={styles.caption}>
        <h2 className={styles.captionTitle}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

type FigureProps = {
  label: ReactNode
  value: ReactNode
  /** One line below: a change with + or −, or a date. */
  detail?: ReactNode
  /** A small picture in the corner. */
  aside?: ReactNode
  /** Below all, as wide as the cell, such as how much of it is used. */
  bar?: ReactNode
}

/** A key figure; a cell of `Rules`. */
export function Figure({ label, value, detail, aside, bar }: FigureProps) {
  return (
    <div className={styles.figureCell}>
      <h2 className={styles.figureLabel}>{label}</h2>
      <p className={styles.figure}>{value}</p>
      {detail && <p className={classes(text.tiny, text.soft)}>{detail}</p>}
      {bar}
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}

type Fact = { term: ReactNode; value: ReactNode; isTotal?: boolean }

type FactListProps = {
  facts: readonly Fact[]
  /** Figures at the end of the line, as under an invoice. */
  areSums?: boolean
}

/** Names and values below each other. */
export function FactList({ facts, areSums }: FactListProps) {
  return (
    <dl className={classes(styles.facts, areSums && styles.sums)}>
      {facts.map(({ term, value, isTotal }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once and never reordered
        <FactPair key={index} term={term} value={value} isTotal={isTotal} areSums={areSums} />
      ))}
    </dl>
  )
}

function FactPair({ term, value, isTotal, areSums }: Fact & { areSums?: boolean }) {
  return (
    <>
      <dt className={classes(styles.term, isTotal && styles.total)}>{term}</dt>
      <dd
        className={classes(
          areSums && text.number,
          isTotal && styles.total,
          isTotal && styles.totalValue,
        )}
      >
        {value}
      </dd>
    </>
  )
}
