import { DialogButtons } from '#app/shell/form/dialog-buttons.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, Dialog, DialogForm } from '#app/ui/index.ts'
import type { PayrollRun } from '#contract/people/payroll-runs.ts'
import { salaryFilePath } from '../paths.ts'
import { PayFields } from './pay-fields.tsx'

const postId = 'post-run'
const settleId = 'settle-run'

/** Posts an approved run, gives its file for the bank, and notes that the bank paid. */
export function PayRun({ run, today }: { run: PayrollRun; today: string }) {
  const t = useT('payroll')
  const { firm } = useFirm()
  const { actions, formats, accounts, id } = run
  return (
    <>
      {actions.includes('post') && (
        <Button kind="primary" icon="book-text" opens={postId}>
          {t('do.post')}
        </Button>
      )}
      {actions.includes('settle') && (
        <Button icon="circle-check" opens={settleId}>
          {t('do.settle')}
        </Button>
      )}
      {formats.map((format, at) => (
        <form key={format} method="post" action={salaryFilePath(firm.firmId, id)}>
          <Button
            kind={at === 0 ? 'primary' : 'ghost'}
            icon="download"
            name="format"
            value={format}
          >
            {t(`format.${format}`)}
          </Button>
        </form>
      ))}
      {actions.includes('post') && (
        <Dialog id={postId} title={t('ask.post')}>
          <DialogForm>
            <IdempotencyField />
            <p>{t('ask.postWords')}</p>
            <DialogButtons
              closes={postId}
              keep={t('ask.keep')}
              intent="post"
              submit={t('do.post')}
            />
          </DialogForm>
        </Dialog>
      )}
      {actions.includes('settle') && (
        <Dialog id={settleId} title={t('ask.settle')}>
          <DialogForm>
            <IdempotencyField />
            <p>{t('ask.settleWords')}</p>
            <PayFields accounts={accounts} today={today} />
            <DialogButtons
              closes={settleId}
              keep={t('ask.keep')}
              intent="settle"
              submit={t('do.settle')}
            />
          </DialogForm>
        </Dialog>
      )}
    </>
  )
}
