import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { problemText } from '#app/shell/form/problem-text.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Panel } from '#app/shell/records/panel.tsx'
import { changes as styles } from '#app/shell/settings/setting-changes.css.ts'
import { Button, Stack, Timeline, text } from '#app/ui/index.ts'
import type { RoleChange } from '#contract/core/firm-roles.ts'
import { permissionText } from './permission-text.ts'

/** What was changed last of a role of the firm's own, by whom, and the way back. */
export function RoleChanges({ rows }: { rows: readonly RoleChange[] }) {
  const t = useT('users')
  const format = useFormat()
  if (rows.length === 0) return null
  return (
    <div className={styles}>
      <Panel id="changes" title={t('role.changes')}>
        <Timeline
          entries={rows.map((row) => ({
            id: row.id,
            kind: 'sent',
            text: row.after.name,
            detail: row.by,
            below: <RoleChangeBody change={row} />,
            happenedAt: row.at,
            timeText: format.dateTime(row.at),
          }))}
        />
      </Panel>
    </div>
  )
}

function RoleChangeBody({ change }: { change: RoleChange }) {
  const t = useT('users')
  const { before, after, added, removed, reach } = change
  const rights = (all: RoleChange['added']) => all.map((one) => permissionText(t, one)).join(', ')
  const lines = [
    before.name !== after.name && t('role.renamed', { before: before.name, after: after.name }),
    before.description !== after.description &&
      t('role.described', { before: before.description || '–', after: after.description || '–' }),
    added.length > 0 && t('role.gave', { rights: rights(added) }),
    removed.length > 0 && t('role.took', { rights: rights(removed) }),
    ...reach.map((one) =>
      t('role.reaches', {
        entity: t(`entity.${one.entity}`),
        before: t(`role.scope.${one.before}`),
        after: t(`role.scope.${one.after}`),
      }),
    ),
  ].filter((line) => line !== false)
  return (
    <Stack gap="s2">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <UndoRole change={change} />
    </Stack>
  )
}

function UndoRole({ change: { id, refusal } }: { change: RoleChange }) {
  const t = useT('record')
  const problem = useT('problem')
  const format = useFormat()
  if (refusal !== null) {
    const why = problemText(problem, { key: refusal }, format)
    return <p className={text.soft}>{t('undo.cannot', { why })}</p>
  }
  return (
    <form method="post">
      <IdempotencyField />
      <input type="hidden" name="changeId" value={id} />
      <Button size="s" icon="undo-2" name="intent" value="undo">
        {t('undo.button')}
      </Button>
    </form>
  )
}
