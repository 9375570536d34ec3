import { dashboardPath } from '#app/modules/firm/firms/index.ts'
import { Avatar, Cell } from '#app/ui/index.ts'
import type { FirmMembership } from '#contract/core/identity.ts'
import * as styles from './firm-overview.css.ts'

type FirmCellProps = { firm: Pick<FirmMembership, 'firmId' | 'legalName' | 'tradeName'> }

/** The firm that a row of a table over several firms is about. */
export function FirmCell({ firm: { firmId, legalName, tradeName } }: FirmCellProps) {
  const name = tradeName || legalName
  return (
    <Cell className={styles.whole}>
      <a className={styles.firm} href={dashboardPath(firmId)}>
        <Avatar name={name} of="firm" />
        {name}
      </a>
    </Cell>
  )
}
