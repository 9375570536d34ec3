import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  DateInput,
  Dialog,
  DialogActions,
  DialogForm,
  Field,
  LinkButton,
} from '#app/ui/index.ts'
import type { PaymentRun } from '#contract/payment-runs.ts'
import { runFilePath } from '../paths.ts'

const cancelId = 'cancel-run'
const settleId = 'settle-run'

/** What can be done with a run now: its files, approving, posting and giving it up. */
export function RunActions({ run, today }: { run: PaymentRun; today: string }) {
  const t = useT('payment-runs')
  const { firm } = useFirm()
  const { actions, formats, id, version } = run
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
          <LinkButton
            key={format}
            kind={at === 0 && run.state === 'approved' ? 'primary' : 'ghost'}
            icon="download"
            href={runFilePath(firm.firmId, id, format)}
          >
            {t(`format.${format}`)}
          </LinkButton>
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
          words={t('ask.cancelWords')}
          intent="cancel"
          submit={t('do.cancel')}
          keep={t('ask.keep')}
        />
      )}
      <Dialog id={settleId} title={t('ask.settle')}>
        <DialogForm>
          <IdempotencyField />
          <p>{t('ask.settleWords')}</p>
          <Field id="date" label={t('field.paidDate')}>
            {(wiring) => <DateInput {...wiring} name="date" defaultValue={today} required />}
          </Field>
          <DialogActions>
            <Button kind="ghost" closes={settleId}>
              {t('ask.keep')}
            </Button>
            <Button kind="primary" name="intent" value="settle">
              {t('do.settle')}
            </Button>
          </DialogActions>
        </DialogForm>
      </Dialog>
    </>
  )
}
