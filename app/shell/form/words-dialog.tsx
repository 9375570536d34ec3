import type { ReactNode } from 'react'
import { Dialog, DialogForm } from '#app/ui/index.ts'
import { IdempotencyField } from './idempotency-field.tsx'

type WordsDialogProps = {
  id: string
  title: string
  /** What will happen. */
  words: string
  /** Fields of the form, and its buttons below them. */
  children: ReactNode
}

/** A form in a dialog, which first says what it does. */
export function WordsDialog({ id, title, words, children }: WordsDialogProps) {
  return (
    <Dialog id={id} title={title}>
      <DialogForm>
        <IdempotencyField />
        <p>{words}</p>
        {children}
      </DialogForm>
    </Dialog>
  )
}
