import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Band, Button, Field, TextInput } from '#app/ui/index.ts'
import * as styles from './credentials.css.ts'

type PasskeyNameFormProps = {
  name: string
  refusal: Refusal | undefined
  intent: string
  submit: string
}

/** What a passkey is called. */
export function PasskeyNameForm({ name, refusal, intent, submit }: PasskeyNameFormProps) {
  const t = useT('credentials')
  const problemAt = useProblems(refusal?.problems)
  const whole = problemAt('')
  return (
    <form method="post" className={styles.form}>
      <ConfirmNotice refusal={refusal} />
      {whole && <Band tone="bad" title={whole} />}
      <div className={styles.field}>
        <Field
          id="name"
          label={t('passkey.name')}
          hint={t('passkey.nameHint')}
          error={problemAt('name')}
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              name="name"
              maxLength={60}
              required
              defaultValue={textAt(refusal?.values, 'name') || name}
            />
          )}
        </Field>
      </div>
      <Button kind="primary" name="intent" value={intent}>
        {submit}
      </Button>
    </form>
  )
}

/** Takes something away, after asking who it is where that was long ago. */
export function RemoveForm({ refusal, submit }: { refusal: Refusal | undefined; submit: string }) {
  const problemAt = useProblems(refusal?.problems)
  const whole = problemAt('')
  return (
    <form method="post" className={styles.form}>
      <ConfirmNotice refusal={refusal} />
      {whole && <Band tone="bad" title={whole} />}
      <Button kind="danger" icon="trash-2" name="intent" value="remove">
        {submit}
      </Button>
    </form>
  )
}
