import { useT } from '#app/shell/page-context.tsx'
import { DateInput } from '#app/ui/index.ts'
import type { DirectoryAuditQuery } from '#contract/directory-audit.ts'
import { actionName } from './action-name.ts'
import { FilterSelect } from './filter-select.tsx'
import * as styles from './list.css.ts'

type AuditFiltersProps = { query: DirectoryAuditQuery; actions: readonly string[] }

/** What was done, and from when to when. */
export function AuditFilters({ query, actions }: AuditFiltersProps) {
  const t = useT('administration')
  return (
    <>
      <FilterSelect
        name="action"
        label={t('audit.action')}
        any={t('audit.anyAction')}
        value={query.action}
        options={actions.map((action) => ({ value: action, label: actionName(t, action) }))}
      />
      <DateInput
        className={styles.day}
        name="from"
        aria-label={t('audit.from')}
        defaultValue={query.from}
      />
      <DateInput
        className={styles.day}
        name="to"
        aria-label={t('audit.to')}
        defaultValue={query.to}
      />
    </>
  )
}
