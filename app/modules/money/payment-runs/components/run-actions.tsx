import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { DialogButtons } from '#app/shell/form/dialog-buttons.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, DateInput, Dialog, DialogForm, Field } from '#app/ui/index.ts'
import type { PaymentRun } from '#contract/money/payment-runs.ts'
import { runFilePath } from '../paths.ts'

const cancelId = 'cancel-run'
const settleId = 'settle-run'

/** What can be done with a run now: its files, approving, posting and giving it up. */
export function RunActions({ run, today }: { run: PaymentRun; today: string }) {
  const t = useT('payment-runs')
  const { firm } = useFirm()
  const { dateTime } = useFormat()
  const { actions, formats, id, version, files } = run
  const last = files.at(-1)
  return (
    <>
      {actions.includes('cancel') && (
        <Button kind="ghost" icon="x" opens={cancelId}>
          {t('do.cancel')}
        </Button>
      )}
      {actions.includes('settle') && (
        <Button icon="circle-check" opens={settleId}>
          {t('do.settle')}
        </Button>
      )}
      {actions.includes('file') &&
        formats.map((format, at) => (
          <form key={format} method="post" action={runFilePath(firm.firmId, id)}>
            <Button
              kind={at === 0 && run.state === 'approved' ? 'primary' : 'ghost'}
              icon="download"
              name="format"
              value={format}
            >
              {t(`format.${format}`)}
            </Button>
          </form>
        ))}
      {actions.includes('approve') && (
        <form method="post">
          <IdempotencyField />
          <input type="hidden" name="version" value={version} />
          <Button kind="primary" icon="check" name="intent" value="approve">
            {t('do.approve')}
          </Button>
        </form>
      )}
      {actions.includes('cancel') && (
        <AskDialog
          id={cancelId}
          title={t('ask.cancel')}
          words={
            last
              ? t('ask.cancelFiledWords', { name: last.by, time: dateTime(last.at) })
              : t('ask.cancelWords')
          }
          intent="cancel"
          submit={t('do.cancel')}
          keep={t('ask.keep')}
        >
          {last && (
            <Checkbox name="isStoppedAtBank" value="true" required>
              {t('ask.stoppedAtBank')}
            </Checkbox>
          )}
        </AskDialog>
      )}
      <Dialog id={settleId} title={t('ask.settle')}>
        <DialogForm>
          <IdempotencyField />
          <p>{t('ask.settleWords')}</p>
          <Field id="date" label={t('field.paidDate')}>
            {(wiring) => <DateInput {...wiring} name="date" defaultValue={today} required />}
          </Field>
          <DialogButtons
            closes={settleId}
            keep={t('ask.keep')}
            intent="settle"
            submit={t('do.settle')}
          />
        </DialogForm>
      </Dialog>
    </>
  )
}
