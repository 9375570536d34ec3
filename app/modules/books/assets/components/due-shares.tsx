import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Dialog, DialogActions, DialogForm } from '#app/ui/index.ts'

type DueSharesProps = { due: { count: number; amount: number; until: string } }

const dialogId = 'post-shares'

/** Asks before the shares of months that are over are posted. */
export function DueShares({ due }: DueSharesProps) {
  const t = useT('assets')
  const { money, date } = useFormat()
  const { firm } = useFirm()
  const gaps = { amount: money(due.amount, firm.baseCurrency), date: date(due.until, 'long') }
  return (
    <>
      <Button icon="check" opens={dialogId}>
        {t('post.open', { count: due.count })}
      </Button>
      <Dialog id={dialogId} title={t('post.title', gaps)}>
        <DialogForm>
          <IdempotencyField />
          <input type="hidden" name="until" value={due.until} />
          <p>{t('post.words')}</p>
          <DialogActions>
            <Button kind="ghost" closes={dialogId}>
              {t('keep')}
            </Button>
            <Button kind="primary">{t('post.submit')}</Button>
          </DialogActions>
        </DialogForm>
      </Dialog>
    </>
  )
}
