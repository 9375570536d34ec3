import { Button, Dialog, DialogActions, type IconName } from '#app/ui/index.ts'
import * as styles from './register.css.ts'

type BulkDialogProps = {
  id: string
  title: string
  /** What will happen to each of the ticked rows. */
  words: string
  /** How many are meant where all that match are. */
  all: string
  /** Leads back, with nothing done. */
  keep: string
  submit: string
  intent: string
  icon?: IconName
  isDanger?: boolean | undefined
}

/** Says what will happen to the ticked rows of a list before anything does. Stands in its form. */
export function BulkDialog(props: BulkDialogProps) {
  const { id, title, words, all, keep, submit, intent, icon, isDanger } = props
  return (
    <Dialog id={id} title={title}>
      <p>{words}</p>
      <p className={styles.ofAll}>{all}</p>
      <DialogActions>
        <Button kind="ghost" closes={id}>
          {keep}
        </Button>
        <Button kind={isDanger ? 'danger' : 'primary'} icon={icon} name="intent" value={intent}>
          {submit}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
