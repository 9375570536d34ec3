import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, RowsTable, Status } from '#app/ui/index.ts'
import type { Checklist } from '#contract/people/checklists.ts'

/** The steps of a checklist, each with a button for who may tick it. */
export function StepsList({ checklist }: { checklist: Checklist }) {
  const t = useT('checklists')
  const format = useFormat()
  return (
    <RowsTable
      caption={t('field.steps')}
      isStacked
      rows={checklist.steps}
      keyOf={({ id }) => id}
      columns={[
        { head: t('field.step'), place: 'name', tone: 'strong', cell: ({ title }) => title },
        {
          head: t('field.doer'),
          place: 'secondDetail',
          tone: 'soft',
          cell: ({ doer }) => t(`doer.${doer}`),
        },
        { head: t('field.dueDate'), place: 'detail', cell: ({ dueDate }) => format.date(dueDate) },
        {
          head: t('field.state'),
          place: 'state',
          cell: ({ doneAt, doneByName }) => (
            <Status kind={doneAt ? 'paid' : 'sent'}>
              {doneAt ? t('step.doneBy', { name: doneByName }) : t('step.open')}
            </Status>
          ),
        },
        {
          head: t('step.change'),
          place: 'figure',
          cell: ({ id, doneAt, mayTick, title }) =>
            mayTick && (
              <form method="post">
                <IdempotencyField />
                <input type="hidden" name="stepId" value={id} />
                <input type="hidden" name="isDone" value={String(doneAt === null)} />
                <Button
                  size="s"
                  icon={doneAt ? 'undo-2' : 'check'}
                  name="intent"
                  value="tick"
                  aria-label={t(doneAt ? 'step.undoOf' : 'step.doOf', { step: title })}
                >
                  {t(doneAt ? 'step.undo' : 'step.do')}
                </Button>
              </form>
            ),
        },
      ]}
    />
  )
}
