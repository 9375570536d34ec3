import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { type BankImportTrial, bankContract } from '#contract/money/bank.ts'

const dialogId = 'undo-import'

/** What can be done with a file: take its lines or forget it; once taken, take them back. */
export function ImportActions({ trial }: { trial: BankImportTrial }) {
  const t = useT('bank')
  const { number } = useFormat()
  const { can } = useFirm()
  if (trial.state === 'undone') return null
  if (!can(needsOf(bankContract[trial.state === 'open' ? 'commit' : 'undo']))) return null
  const count = { count: trial.newLines, number: number(trial.newLines) }
  if (trial.state === 'open') {
    return (
      <form method="post">
        <IdempotencyField />
        <Button kind="ghost" name="intent" value="discard">
          {t('import.discard')}
        </Button>
        {trial.problems.length === 0 && (
          <Button kind="primary" icon="check" name="intent" value="commit">
            {t('import.take', count)}
          </Button>
        )}
      </form>
    )
  }
  return (
    <>
      <Button kind="danger" icon="undo-2" opens={dialogId}>
        {t('import.undo')}
      </Button>
      <AskDialog
        keep={t('import.keep')}
        id={dialogId}
        title={t('import.undoTitle')}
        words={t('import.undoWords', count)}
        intent="undo"
        submit={t('import.undo')}
      />
    </>
  )
}
