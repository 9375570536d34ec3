import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Field, TextInput } from '#app/ui/index.ts'

type ReasonDialogProps = {
  id: string
  title: string
  words: string
  /** The intent that is posted, and the words of its button. */
  intent: string
  submit: string
  /** What it is about: the name and value of a hidden field. */
  about: { name: string; value: string }
}

/** Asks for a reason before something is taken back. */
export function ReasonDialog({ id, title, words, intent, submit, about }: ReasonDialogProps) {
  const t = useT('wallets')
  return (
    <AskDialog keep={t('keep')} id={id} title={title} words={words} intent={intent} submit={submit}>
      <input type="hidden" {...about} />
      <Field id={`${id}-reason`} label={t('field.reason')}>
        {(wiring) => <TextInput {...wiring} name="reason" maxLength={300} required />}
      </Field>
    </AskDialog>
  )
}
