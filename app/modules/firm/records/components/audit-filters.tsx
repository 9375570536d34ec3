import { usePage, useT } from '#app/shell/page-context.tsx'
import { actionText, kindText } from '#app/shell/records/record-words.ts'
import { DateInput, Select } from '#app/ui/index.ts'
import type { AuditQuery } from '#contract/firm/audit.ts'
import * as styles from './audit.css.ts'

type AuditFiltersProps = {
  query: AuditQuery
  choices: { kinds: string[]; actions: string[]; people: { id: string; name: string }[] }
}

/** What was changed, how, by whom, and from when to when. */
export function AuditFilters({ query, choices }: AuditFiltersProps) {
  const t = useT('records')
  const { texts } = usePage()
  const { kinds, actions, people } = choices
  return (
    <>
      <Select
        name="kind"
        className={styles.filter}
        aria-label={t('audit.kind')}
        defaultValue={query.kind ?? ''}
        options={[
          { value: '', label: t('audit.anyKind') },
          ...kinds.map((kind) => ({ value: kind, label: kindText(texts, kind) })),
        ]}
      />
      <Select
        name="action"
        className={styles.filter}
        aria-label={t('audit.action')}
        defaultValue={query.action ?? ''}
        options={[
          { value: '', label: t('audit.anyAction') },
          ...actions.map((action) => ({ value: action, label: actionText(texts, action) })),
        ]}
      />
      <Select
        name="userId"
        className={styles.filter}
        aria-label={t('audit.person')}
        defaultValue={query.userId ?? ''}
        options={[
          { value: '', label: t('audit.anyPerson') },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <DateInput
        name="from"
        className={styles.day}
        aria-label={t('audit.from')}
        defaultValue={query.from}
      />
      <DateInput
        name="to"
        className={styles.day}
        aria-label={t('audit.to')}
        defaultValue={query.to}
      />
    </>
  )
}
