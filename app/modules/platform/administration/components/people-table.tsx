import { roleName } from '#app/modules/firm/firms/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { RowsTable, Tag } from '#app/ui/index.ts'
import type { AdministeredFirmDetail } from '#contract/platform/administered-firms.ts'
import { userPath } from '../paths.ts'
import * as styles from './list.css.ts'
import { Seen } from './seen.tsx'

/** Who belongs to a firm. */
export function PeopleTable({ people }: Pick<AdministeredFirmDetail, 'people'>) {
  const t = useT('administration')
  const firmTexts = useT('firms')
  return (
    <RowsTable
      density="roomy"
      caption={t('firm.people')}
      isStacked
      rows={people}
      keyOf={(person) => person.userId}
      columns={[
        {
          head: t('users.name'),
          href: (person) => userPath(person.userId),
          cell: (person) => (
            <>
              {person.name} {person.isSuspended && <Tag tone="bad">{t('state.suspended')}</Tag>}
              <span className={styles.below}>{person.email}</span>
            </>
          ),
        },
        {
          head: t('firm.role'),
          tone: 'soft',
          place: 'detail',
          cell: (person) => roleName(firmTexts, person),
        },
        {
          head: t('users.lastSeen'),
          tone: 'soft',
          place: 'state',
          cell: (person) => <Seen at={person.lastSeenAt} />,
        },
      ]}
    />
  )
}
