import { FormSection } from '#app/shell/form/form-page.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Field, Row, TextInput } from '#app/ui/index.ts'
import type { Profile } from '#contract/person/profile.ts'
import { SectionForm } from './section-form.tsx'

type PasswordSectionProps = { profile: Profile; refusal: Refusal | undefined }

/** Another password against the one in use; whoever has none is mailed a link to set one. */
export function PasswordSection({ profile, refusal }: PasswordSectionProps) {
  const t = useT('profile')
  const words = profile.hasPassword ? t('password.words') : t('password.noneWords')
  return (
    <FormSection title={t('password.title')} words={words}>
      {profile.hasPassword ? (
        <PasswordForm email={profile.email} refusal={refusal} />
      ) : (
        <form method="post">
          <Button icon="mail" name="intent" value="setPassword">
            {t('password.mail')}
          </Button>
        </form>
      )}
    </FormSection>
  )
}

function PasswordForm({ email, refusal }: { email: string; refusal: Refusal | undefined }) {
  const t = useT('profile')
  return (
    <SectionForm refusal={refusal}>
      {(problemAt) => (
        <>
          {/* For password managers, which must know whose password it is. */}
          <input type="hidden" name="username" value={email} autoComplete="username" />
          <Field
            id="currentPassword"
            label={t('password.current')}
            error={problemAt('currentPassword')}
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                name="currentPassword"
                type="password"
                autoComplete="current-password"
              />
            )}
          </Field>
          <Field
            id="password"
            label={t('password.new')}
            hint={t('password.hint')}
            error={problemAt('password')}
          >
            {(wiring) => (
              <TextInput {...wiring} name="password" type="password" autoComplete="new-password" />
            )}
          </Field>
          <Row>
            <Button icon="key-round" name="intent" value="changePassword">
              {t('password.submit')}
            </Button>
          </Row>
        </>
      )}
    </SectionForm>
  )
}
