import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Dialog, DialogActions, DialogForm, Field, TextInput } from '#app/ui/index.ts'

type TakeBackProps = {
  settlement: { id: string; amount: number }
  currency: string
  /** What follows. */
  words: string
}

/** Takes back what settled a document: asks first, and for a reason. Posts the intent `takeBack`. */
export function TakeBack({ settlement: { id, amount }, currency, words }: TakeBackProps) {
  const t = useT('document')
  const { money } = useFormat()
  const dialogId = `take-back-${id}`
  return (
    <div>
      <Button size="s" kind="ghost" icon="undo-2" opens={dialogId}>
        {t('takeBack.open')}
      </Button>
      <Dialog id={dialogId} title={t('takeBack.ask', { amount: money(amount, currency) })}>
        <DialogForm>
          <IdempotencyField />
          <input type="hidden" name="allocationId" value={id} />
          <p>{words}</p>
          <Field id={`reason-${id}`} label={t('takeBack.reason')}>
            {(wiring) => <TextInput {...wiring} name="reason" maxLength={500} />}
          </Field>
          <DialogActions>
            <Button kind="ghost" closes={dialogId}>
              {t('takeBack.keep')}
            </Button>
            <Button kind="danger" icon="undo-2" name="intent" value="takeBack">
              {t('takeBack.now')}
            </Button>
          </DialogActions>
        </DialogForm>
      </Dialog>
    </div>
  )
}
