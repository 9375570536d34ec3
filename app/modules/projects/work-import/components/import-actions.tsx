import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button } from '#app/ui/index.ts'
import type { WorkImport } from '#contract/projects/work-imports.ts'

const dialogId = 'undo-work-import'

/** What can be done with a file beside importing it: forget it, or undo what it brought. */
export function ImportHeadActions({ work }: { work: WorkImport }) {
  const t = useT('work-import')
  const { state, result, canCommit } = work
  if (state === 'open' || state === 'columns') {
    return (
      <form method="post">
        <IdempotencyField />
        <Button kind="ghost" name="intent" value="discard">
          {t('action.discard')}
        </Button>
      </form>
    )
  }
  const { customer, project, task, entry } = result.counts
  const made = [customer, project, task, entry].some((count) => (count?.added ?? 0) > 0)
  if (state !== 'done' || !made || !canCommit) return null
  return (
    <>
      <Button kind="danger" icon="undo-2" opens={dialogId}>
        {t('action.undo')}
      </Button>
      <AskDialog
        id={dialogId}
        title={t('action.undoTitle')}
        words={t('action.undoWords')}
        intent="undo"
        submit={t('action.undo')}
        keep={t('action.keep')}
      />
    </>
  )
}
