import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { FormDialog } from '#app/shell/form/form-dialog.tsx'
import { FormatButtons } from '#app/shell/form/format-buttons.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, DateInput, Field } from '#app/ui/index.ts'
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
      <FormatButtons
        formats={actions.includes('file') ? formats : []}
        action={runFilePath(firm.firmId, id)}
        isMain={run.state === 'approved'}
        nameOf={(format) => t(`format.${format}`)}
      />
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
      <FormDialog
        id={settleId}
        title={t('ask.settle')}
        words={t('ask.settleWords')}
        intent="settle"
        submit={t('do.settle')}
        keep={t('ask.keep')}
      >
        <Field id="date" label={t('field.paidDate')}>
          {(wiring) => <DateInput {...wiring} name="date" defaultValue={today} required />}
        </Field>
      </FormDialog>
    </>
  )
}
