import { FormField, FormFields, TextField } from '#app/shell/form/form-fields.tsx'
import { EmailField } from '#app/shell/form/login-fields.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Stack, TextInput } from '#app/ui/index.ts'
import { passwordMinimum } from '#contract/core/identity.ts'

type InvitedFormProps = { email: string; refusal: Refusal | undefined }

/** Makes an account for the invited address, which cannot be changed here. */
export function InvitedForm({ email, refusal }: InvitedFormProps) {
  const t = useT('users')
  const labels = { name: t('invitation.name'), password: t('invitation.password') }
  return (
    <FormFields refusal={refusal} initial={{}} labels={labels}>
      <form method="post" noValidate>
        <Stack gap="s4">
          <EmailField
            label={t('list.email')}
            hint={t('invitation.emailHint')}
            readOnly
            value={email}
          />
          <TextField name="name" autoComplete="name" maxLength={120} />
          <FormField
            name="password"
            hint={t('invitation.passwordHint', { count: passwordMinimum })}
          >
            {({ defaultValue: _typed, ...control }) => (
              <TextInput {...control} type="password" autoComplete="new-password" maxLength={256} />
            )}
          </FormField>
          <Button kind="primary" isWide>
            {t('invitation.register')}
          </Button>
        </Stack>
      </form>
    </FormFields>
  )
}
