import { roleName } from '#app/modules/firm/firms/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, Table, Tag } from '#app/ui/index.ts'
import type { Member } from '#contract/firm/members.ts'
import { userPath } from '../paths.ts'
import { StateTag } from './state-tag.tsx'

/** The firm's members by name. */
export function MemberTable({ rows }: { rows: readonly Member[] }) {
  const t = useT('users')
  return (
    <Table caption={t('list.title')} hasStickyHead isStacked>
      <thead>
        <tr>
          <HeadCell>{t('list.name')}</HeadCell>
          <HeadCell>{t('list.email')}</HeadCell>
          <HeadCell>{t('list.role')}</HeadCell>
          <HeadCell>{t('list.secondFactor')}</HeadCell>
          <HeadCell>{t('list.lastSeen')}</HeadCell>
          <HeadCell>{t('list.state')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <MemberTableRow key={row.userId} row={row} />
        ))}
      </tbody>
    </Table>
  )
}

function MemberTableRow({ row }: { row: Member }) {
  const t = useT('users')
  const roleTexts = useT('firms')
  const format = useFormat()
  const { firm, session } = useFirm()
  const { userId, name, email, state, hasSecondFactor, lastSeenAt } = row
  return (
    <tr>
      <NameCell href={userPath(firm.firmId, userId)}>
        {name} {userId === session.user.id && <Tag>{t('list.you')}</Tag>}
      </NameCell>
      <Cell tone="soft" place="secondDetail">
        {email}
      </Cell>
      <Cell place="detail">{roleName(roleTexts, row)}</Cell>
      <Cell tone={hasSecondFactor ? 'plain' : 'faint'}>
        {t(hasSecondFactor ? 'list.factorOn' : 'list.factorOff')}
      </Cell>
      <Cell tone="soft">{lastSeenAt ? format.dateTime(lastSeenAt) : t('list.never')}</Cell>
      <Cell place="state">
        <StateTag state={state} />
      </Cell>
    </tr>
  )
}
