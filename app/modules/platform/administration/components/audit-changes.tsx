import type { DirectoryAuditEntry } from '#contract/platform/directory-audit.ts'
import * as styles from './audit-changes.css.ts'
import { changesOf } from './changes-of.ts'

/** What an entry changed, a line each value. */
export function AuditChanges({ entry }: { entry: DirectoryAuditEntry }) {
  return changesOf(entry).map(({ name, before, after }) => (
    <span key={name} className={styles.line}>
      {name}: {[before, after].filter((one) => one !== undefined).join(' → ')}
    </span>
  ))
}
