import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Dialog, DialogActions, DialogForm } from '#app/ui/index.ts'

type AskDialogProps = {
  id: string
  title: string
  /** What will happen. */
  words: string
  /** The intent that is posted, and the words of its button. */
  intent: string
  submit: string
}

/** Asks before something is undone or deleted; a button that opens its id leads to it. */
export function AskDialog({ id, title, words, intent, submit }: AskDialogProps) {
  const t = useT('bank')
  return (
    <Dialog id={id} title={title}>
      <DialogForm>
        <IdempotencyField />
        <p>{words}</p>
        <DialogActions>
          <Button kind="ghost" closes={id}>
            {t('import.keep')}
          </Button>
          <Button kind="danger" name="intent" value={intent}>
            {submit}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}
