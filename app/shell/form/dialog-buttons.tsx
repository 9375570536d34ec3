import { Button, DialogActions } from '#app/ui/index.ts'

type DialogButtonsProps = {
  /** Id of the dialog. */
  closes: string
  keep: string
  intent: string
  submit: string
}

/** The way out of a dialog, and what it asks about. */
export function DialogButtons({ closes, keep, intent, submit }: DialogButtonsProps) {
  return (
    <DialogActions>
      <Button kind="ghost" closes={closes}>
        {keep}
      </Button>
      <Button kind="primary" name="intent" value={intent}>
        {submit}
      </Button>
    </DialogActions>
  )
}
