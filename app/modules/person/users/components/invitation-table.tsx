import { roleName } from '#app/modules/firm/firms/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, HeadCell, Table } from '#app/ui/index.ts'
import { canGrant } from '#contract/core/roles.ts'
import type { Invitation } from '#contract/firm/members.ts'
import * as styles from './invitation-table.css.ts'
import { StateTag } from './state-tag.tsx'

/** Invitations that were not used yet, each to be sent anew or taken back. */
export function InvitationTable({ rows }: { rows: readonly Invitation[] }) {
  const t = useT('users')
  return (
    <Table caption={t('list.invitations')} hasStickyHead isStacked>
      <thead>
        <tr>
          <HeadCell>{t('list.email')}</HeadCell>
          <HeadCell>{t('list.role')}</HeadCell>
          <HeadCell>{t('list.inviter')}</HeadCell>
          <HeadCell>{t('list.validUntil')}</HeadCell>
          <HeadCell>{t('list.state')}</HeadCell>
          <HeadCell>{t('list.actions')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <InvitationRow key={row.id} row={row} />
        ))}
      </tbody>
    </Table>
  )
}

function InvitationRow({ row }: { row: Invitation }) {
  const t = useT('users')
  const roleTexts = useT('firms')
  const format = useFormat()
  const { firm } = useFirm()
  const { id, email, inviterName, expiresAt, state } = row
  return (
    <tr>
      <Cell tone="strong" place="name" className={styles.email}>
        {email}
      </Cell>
      <Cell place="detail">{roleName(roleTexts, row)}</Cell>
      <Cell tone="soft">{inviterName}</Cell>
      <Cell tone="soft">{format.dateTime(expiresAt)}</Cell>
      <Cell place="state">
        <StateTag state={state} />
      </Cell>
      <Cell place="more">
        {canGrant(firm, row) && (
          <form method="post">
            <input type="hidden" name="invitationId" value={id} />
            <div className={styles.buttons}>
              <Button
                size="s"
                name="intent"
                value="resend"
                aria-label={t('list.resendTo', { email })}
              >
                {t('list.resend')}
              </Button>
              <Button
                size="s"
                kind="danger"
                name="intent"
                value="revoke"
                aria-label={t('list.revokeFor', { email })}
              >
                {t('list.revoke')}
              </Button>
            </div>
          </form>
        )}
      </Cell>
    </tr>
  )
}
