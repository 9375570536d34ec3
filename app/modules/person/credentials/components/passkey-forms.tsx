import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Field, TextInput } from '#app/ui/index.ts'
import * as styles from './credentials.css.ts'
import { OwnForm } from './own-form.tsx'

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
  return (
    <OwnForm refusal={refusal}>
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
    </OwnForm>
  )
}

/** Takes something away, after asking who it is where that was long ago. */
export function RemoveForm({ refusal, submit }: { refusal: Refusal | undefined; submit: string }) {
  return (
    <OwnForm refusal={refusal}>
      <Button kind="danger" icon="trash-2" name="intent" value="remove">
        {submit}
      </Button>
    </OwnForm>
  )
}
