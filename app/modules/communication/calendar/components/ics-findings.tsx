import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Figure, RowsTable, Rules, RulesCell } from '#app/ui/index.ts'
import {
  type CalendarImport,
  calendarFilesContract,
} from '#contract/communication/calendar-files.ts'
import { needsOf } from '#contract/core/endpoint.ts'

type Trial = { trial: CalendarImport }

const dialogId = 'undo-import'

/** What can be done with a file: take its events or forget it; once taken, take them back. */
export function IcsActions({ trial }: Trial) {
  const t = useT('calendar')
  const { state, added, changed } = trial
  const { can } = useFirm()
  const count = added + changed
  if (state === 'undone' || (state === 'done' && count === 0)) return null
  if (state === 'open') {
    return (
      <form method="post">
        <IdempotencyField />
        <Button kind="ghost" name="intent" value="discard">
          {t('ics.discard')}
        </Button>
        {count > 0 && (
          <Button kind="primary" icon="check" name="intent" value="commit">
            {t('ics.take', { count })}
          </Button>
        )}
      </form>
    )
  }
  if (!can(needsOf(calendarFilesContract.undo))) return null
  return (
    <>
      <Button kind="danger" icon="undo-2" opens={dialogId}>
        {t('ics.undo')}
      </Button>
      <AskDialog
        id={dialogId}
        title={t('ics.undoTitle')}
        words={t('ics.undoWords')}
        intent="undo"
        submit={t('ics.undo')}
        keep={t('delete.keep')}
      />
    </>
  )
}

/** What a file brings: how much of it is new, and what can't be taken and why. */
export function IcsFindings({ trial }: Trial) {
  const t = useT('calendar')
  const { number } = useFormat()
  const { state, added, changed, same, refusedCount } = trial
  return (
    <>
      <Rules columns={state === 'open' ? 'four' : 'three'}>
        <Figure label={t('ics.new')} value={number(added)} />
        <Figure label={t('ics.changed')} value={number(changed)} detail={t('ics.changedDetail')} />
        <Figure label={t('ics.same')} value={number(same)} />
        {state === 'open' && <Figure label={t('ics.refused')} value={number(refusedCount)} />}
      </Rules>
      {trial.refused.length > 0 && (
        <Rules>
          <RulesCell title={t('ics.refused')} isFlush>
            <Refused trial={trial} />
          </RulesCell>
        </Rules>
      )}
      {trial.sample.length > 0 && (
        <Rules>
          <RulesCell title={t('ics.sample')} isFlush>
            <Sample trial={trial} />
          </RulesCell>
        </Rules>
      )}
    </>
  )
}

function Refused({ trial }: Trial) {
  const t = useT('calendar')
  return (
    <RowsTable
      isStacked
      caption={t('ics.refused')}
      rows={trial.refused}
      keyOf={(_, index) => index}
      columns={[
        { head: t('field.title'), place: 'name', cell: ({ uid, title }) => title || uid || '–' },
        { head: t('ics.why'), place: 'detail', cell: ({ problem }) => t(`ics.problem.${problem}`) },
      ]}
    />
  )
}

function Sample({ trial }: Trial) {
  const t = useT('calendar')
  const format = useFormat()
  return (
    <RowsTable
      isStacked
      caption={t('ics.sample')}
      rows={trial.sample}
      keyOf={(_, index) => index}
      columns={[
        { head: t('field.title'), place: 'name', cell: ({ title }) => title },
        {
          head: t('field.when'),
          place: 'detail',
          cell: ({ start, repeats }) => (
            <>
              {[format.date(start.slice(0, 10)), start.slice(11)].join(' ')}
              {repeats && `, ${t('ics.repeats')}`}
            </>
          ),
        },
        {
          head: t('ics.kind'),
          place: 'state',
          cell: ({ isNew }) => t(isNew ? 'ics.isNew' : 'ics.isChanged'),
        },
      ]}
    />
  )
}
