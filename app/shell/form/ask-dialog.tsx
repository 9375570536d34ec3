import type { ReactNode } from 'react'
import { Button, DialogActions, type IconName } from '#app/ui/index.ts'
import { WordsDialog } from './words-dialog.tsx'

type AskDialogProps = {
  id: string
  title: string
  /** What will happen. */
  words: string
  /** The intent that is posted, and the words of its button. */
  intent: string
  submit: string
  icon?: IconName
  /** The words of the button that changes nothing. */
  keep: string
  /** Fields of the form: a reason, or hidden ones. */
  children?: ReactNode
}

/** Asks before something is undone or deleted; a button that opens its id leads to it. */
export function AskDialog(props: AskDialogProps) {
  const { id, title, words, intent, submit, icon, keep, children } = props
  return (
    <WordsDialog id={id} title={title} words={words}>
      {children}
      <DialogActions>
        <Button kind="ghost" closes={id}>
          {keep}
        </Button>
        <Button kind="danger" icon={icon} name="intent" value={intent}>
          {submit}
        </Button>
      </DialogActions>
    </WordsDialog>
  )
}
