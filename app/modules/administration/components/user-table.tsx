import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table, TableScroller, Tag } from '#app/ui/index.ts'
import type { AdministeredUser } from '#contract/administered-users.ts'
import { userPath, usersPath } from '../paths.ts'
import * as styles from './list.css.ts'
import { Seen } from './seen.tsx'
import { SortedHead } from './sorted-head.tsx'

type UserTableProps = {
  rows: readonly AdministeredUser[]
  query: Record<string, string | number | undefined>
}

/** The people of the platform. */
export function UserTable({ rows, query }: UserTableProps) {
  const t = useT('administration')
  const sorted = { path: usersPath, query }
  return (
    <TableScroller label={t('users.title')}>
      <Table density="roomy" caption={t('users.title')} isStacked>
        <thead>
          <tr>
            <SortedHead {...sorted} sort="name">
              {t('users.name')}
            </SortedHead>
            <HeadCell>{t('users.kind')}</HeadCell>
            <HeadCell isNumber>{t('users.firms')}</HeadCell>
            <HeadCell>{t('users.plan')}</HeadCell>
            <HeadCell>{t('users.secondFactor')}</HeadCell>
            <HeadCell>{t('users.lastSeen')}</HeadCell>
            <SortedHead {...sorted} sort="newest">
              {t('users.since')}
            </SortedHead>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <UserRow key={row.id} row={row} />
          ))}
        </tbody>
      </Table>
    </TableScroller>
  )
}

function UserRow({ row }: { row: AdministeredUser }) {
  const t = useT('administration')
  const format = useFormat()
  return (
    <tr>
      <NameCell href={userPath(row.id)}>
        {row.name} <UserTags user={row} />
        <span className={styles.below}>{row.email}</span>
      </NameCell>
      <Cell tone="soft" place="detail">
        {t(`kind.${row.kind}`)}
      </Cell>
      <NumberCell>{format.number(row.firms)}</NumberCell>
      <Cell tone="soft">{row.planId ?? '–'}</Cell>
      <Cell tone="soft">{row.hasSecondFactor ? t('users.on') : t('users.off')}</Cell>
      <Cell tone="soft" place="state">
        <Seen at={row.lastSeenAt} />
      </Cell>
      <Cell tone="soft">{format.date(row.createdAt, 'medium')}</Cell>
    </tr>
  )
}

/** What is special about a person, in words. */
export function UserTags({ user }: { user: AdministeredUser }) {
  const t = useT('administration')
  return (
    <>
      {user.isSuspended && <Tag tone="bad">{t('state.suspended')}</Tag>}{' '}
      {!user.isEmailVerified && user.kind !== 'demo' && (
        <Tag tone="warn">{t('state.unverified')}</Tag>
      )}
    </>
  )
}
