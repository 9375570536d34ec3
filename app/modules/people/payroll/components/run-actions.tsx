import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { DialogButtons } from '#app/shell/form/dialog-buttons.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, Dialog, DialogForm } from '#app/ui/index.ts'
import type { PayrollRun } from '#contract/people/payroll-runs.ts'

const approveId = 'approve-run'
const deleteId = 'delete-run'

type RunActionsProps = {
  run: PayrollRun
  /** Whoever looks prepared it, and is the owner: they may approve it by themselves. */
  canBeAlone: boolean
}

/** What can be done with a run now. */
export function RunActions({ run, canBeAlone }: RunActionsProps) {
  const t = useT('payroll')
  const { actions, version } = run
  return (
    <>
      {actions.includes('delete') && (
        <Button kind="ghost" icon="trash-2" opens={deleteId}>
          {t('do.delete')}
        </Button>
      )}
      {actions.includes('calculate') && (
        <form method="post">
          <IdempotencyField />
          <input type="hidden" name="version" value={version} />
          <Button
            kind={run.state === 'draft' ? 'primary' : 'ghost'}
            icon="calculator"
            name="intent"
            value="calculate"
          >
            {t('do.calculate')}
          </Button>
        </form>
      )}
      {actions.includes('approve') && (
        <Button kind="primary" icon="check" opens={approveId}>
          {t('do.approve')}
        </Button>
      )}
      {actions.includes('approve') && (
        <Dialog id={approveId} title={t('ask.approve')}>
          <DialogForm>
            <IdempotencyField />
            <input type="hidden" name="version" value={version} />
            <p>{t('ask.approveWords')}</p>
            {canBeAlone && (
              <Checkbox name="isAlone" value="true">
                {t('ask.alone')}
              </Checkbox>
            )}
            <DialogButtons
              closes={approveId}
              keep={t('ask.keep')}
              intent="approve"
              submit={t('do.approve')}
            />
          </DialogForm>
        </Dialog>
      )}
      {actions.includes('delete') && (
        <AskDialog
          id={deleteId}
          title={t('ask.delete')}
          words={t('ask.deleteWords')}
          intent="delete"
          submit={t('do.delete')}
          keep={t('ask.keep')}
        />
      )}
    </>
  )
}
