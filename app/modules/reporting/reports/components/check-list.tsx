import { useFormat, useT } from '#app/shell/page-context.tsx'
import { classes, Icon, text } from '#app/ui/index.ts'
import type { ReportCheck } from '#contract/reporting/reports.ts'
import * as styles from './reports.css.ts'

type CheckListProps = { checks: readonly ReportCheck[]; currency: string }

/** Pairs of figures that must be equal, each with whether it is. */
export function CheckList({ checks, currency }: CheckListProps) {
  const t = useT('reports')
  const { money } = useFormat()
  return (
    <ul className={styles.checks}>
      {checks.map(({ label, isHeld, left, right }) => (
        <li key={label} className={styles.check}>
          <span className={isHeld ? text.ok : text.bad}>
            <Icon name={isHeld ? 'circle-check' : 'circle-x'} />
          </span>
          <span>
            {label}
            <span className={classes(text.secondLine, !isHeld && text.bad)}>
              {isHeld
                ? t('checks.holds', { amount: money(left, currency) })
                : t('checks.differs', {
                    left: money(left, currency),
                    right: money(right, currency),
                    difference: money(left - right, currency),
                  })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
