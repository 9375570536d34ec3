import { Button, Timeline, text } from '#app/ui/index.ts'
import type { OwnChange } from '#contract/person/own-changes.ts'
import { IdempotencyField } from '../form/idempotency-field.tsx'
import { problemText } from '../form/problem-text.ts'
import { useFormat, usePage, useT } from '../page-context.tsx'
import { Panel } from '../records/panel.tsx'
import * as styles from './setting-changes.css.ts'

type Value = OwnChange['changes'][number]['before']

type OwnChangesProps = {
  rows: readonly OwnChange[]
  /** What a choice is called, and what it says, in the reader's words. */
  fieldText: (field: string) => string
  valueText: (field: string, value: Value) => string
}

/** What somebody chose otherwise last, and the way back. Only they see it. */
export function OwnChanges({ rows, fieldText, valueText }: OwnChangesProps) {
  const t = useT('record')
  const format = useFormat()
  if (rows.length === 0) return null
  return (
    <div className={styles.changes}>
      <Panel id="changes" title={t('undo.title')}>
        <Timeline
          entries={rows.map((row) => ({
            id: row.id,
            kind: 'sent',
            text: t(row.isUndo ? 'undo.done' : 'undo.chosen'),
            below: (
              <div className={styles.below}>
                <ul>
                  {row.changes.map(({ field, before, after }) => (
                    <li key={field}>
                      {fieldText(field)}: <del>{valueText(field, before)}</del> →{' '}
                      <ins>{valueText(field, after)}</ins>
                    </li>
                  ))}
                </ul>
                <UndoOwn change={row} />
              </div>
            ),
            happenedAt: row.at,
            timeText: format.dateTime(row.at),
          }))}
        />
      </Panel>
    </div>
  )
}

function UndoOwn({ change: { id, refusal } }: { change: OwnChange }) {
  const t = useT('record')
  const problem = useT('problem')
  const format = useFormat()
  const { path } = usePage()
  if (refusal !== null) {
    const why = problemText(problem, { key: refusal }, format)
    return <p className={text.soft}>{t('undo.cannot', { why })}</p>
  }
  return (
    <form method="post" action={`/profile/changes/${id}/undo`}>
      <IdempotencyField />
      <input type="hidden" name="back" value={path} />
      <Button size="s" icon="undo-2">
        {t('undo.button')}
      </Button>
    </form>
  )
}
