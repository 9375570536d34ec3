import type { ReactNode } from 'react'
import { DialogButtons } from './dialog-buttons.tsx'
import { WordsDialog } from './words-dialog.tsx'

type FormDialogProps = {
  id: string
  title: string
  /** What will happen. */
  words: string
  /** The intent that is posted, and the words of its button. */
  intent: string
  submit: string
  /** The words of the button that changes nothing. */
  keep: string
  /** Fields of the form. */
  children?: ReactNode
}

/** Asks for what a step needs before it is taken; a button that opens its id leads to it. */
export function FormDialog(props: FormDialogProps) {
  const { id, title, words, intent, submit, keep, children } = props
  return (
    <WordsDialog id={id} title={title} words={words}>
      {children}
      <DialogButtons closes={id} keep={keep} intent={intent} submit={submit} />
    </WordsDialog>
  )
}
