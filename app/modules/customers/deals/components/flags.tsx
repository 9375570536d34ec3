import { useT } from '#app/shell/page-context.tsx'
import { Icon } from '#app/ui/index.ts'
import type { DealFlag } from '#contract/customers/deals.ts'
import * as styles from './board.css.ts'

/** Why an open deal should be looked at, a line each. */
export function Flags({ flags }: { flags: readonly DealFlag[] }) {
  const t = useT('deals')
  return (
    <ul className={styles.flags}>
      {flags.map(({ flag, days }) => (
        <li key={flag} className={styles.flag}>
          <Icon name="triangle-alert" />
          {t(`flag.${flag}`, { count: days ?? 0 })}
        </li>
      ))}
    </ul>
  )
}
