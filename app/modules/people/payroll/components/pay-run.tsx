import { FormDialog } from '#app/shell/form/form-dialog.tsx'
import { FormatButtons } from '#app/shell/form/format-buttons.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox } from '#app/ui/index.ts'
import type { PayrollRun } from '#contract/people/payroll-runs.ts'
import { salaryFilePath } from '../paths.ts'
import { PayFields } from './pay-fields.tsx'

const postId = 'post-run'
const settleId = 'settle-run'

/** Posts an approved run, gives its file for the bank, and notes that the bank paid. */
export function PayRun({ run, today }: { run: PayrollRun; today: string }) {
  const t = useT('payroll')
  const { firm } = useFirm()
  const format = useFormat()
  const { actions, formats, accounts, id, withoutIban } = run
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
      <FormatButtons
        formats={formats}
        action={salaryFilePath(firm.firmId, id)}
        isMain
        nameOf={(name) => t(`format.${name}`)}
      />
      {actions.includes('post') && (
        <FormDialog
          id={postId}
          title={t('ask.post')}
          words={t('ask.postWords')}
          intent="post"
          submit={t('do.post')}
          keep={t('ask.keep')}
        />
      )}
      {actions.includes('settle') && (
        <FormDialog
          id={settleId}
          title={t('ask.settle')}
          words={t('ask.settleWords')}
          intent="settle"
          submit={t('do.settle')}
          keep={t('ask.keep')}
        >
          <PayFields accounts={accounts} today={today} />
          {withoutIban.length > 0 && (
            <Checkbox name="isForAll" value="true">
              {t('ask.forAll', {
                names: format.list(withoutIban.map(({ employeeName }) => employeeName)),
              })}
            </Checkbox>
          )}
        </FormDialog>
      )}
    </>
  )
}
