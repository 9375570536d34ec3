import { roleName } from '#app/modules/firm/firms/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, Table, Tag } from '#app/ui/index.ts'
import type { AdministeredFirmDetail } from '#contract/platform/administered-firms.ts'
import { userPath } from '../paths.ts'
import * as styles from './list.css.ts'
import { Seen } from './seen.tsx'

/** Who belongs to a firm. */
export function PeopleTable({ people }: Pick<AdministeredFirmDetail, 'people'>) {
  const t = useT('administration')
  const firmTexts = useT('firms')
  return (
    <Table density="roomy" caption={t('firm.people')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('users.name')}</HeadCell>
          <HeadCell>{t('firm.role')}</HeadCell>
          <HeadCell>{t('users.lastSeen')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.userId}>
            <NameCell href={userPath(person.userId)}>
              {person.name} {person.isSuspended && <Tag tone="bad">{t('state.suspended')}</Tag>}
              <span className={styles.below}>{person.email}</span>
            </NameCell>
            <Cell tone="soft" place="detail">
              {roleName(firmTexts, person)}
            </Cell>
            <Cell tone="soft" place="state">
              <Seen at={person.lastSeenAt} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
