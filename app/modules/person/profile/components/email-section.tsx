import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, Button, Row, Stack, Tag, text } from '#app/ui/index.ts'
import type { Profile } from '#contract/person/profile.ts'
import { AddressField } from './address-field.tsx'
import { SectionForm } from './section-form.tsx'

type EmailSectionProps = {
  profile: Profile
  refusal: Refusal | undefined
  verifyRefusal: Refusal | undefined
}

/** The address in use, whether it is confirmed, one that waits, and a form for another. */
export function EmailSection({ profile, refusal, verifyRefusal }: EmailSectionProps) {
  const t = useT('profile')
  return (
    <FormSection title={t('email.title')} words={t('email.words')}>
      <CurrentAddress profile={profile} refusal={verifyRefusal} />
      {profile.emailChange && <WaitingAddress change={profile.emailChange} />}
      <AddressForm refusal={refusal} />
    </FormSection>
  )
}

function CurrentAddress({ profile, refusal }: { profile: Profile; refusal: Refusal | undefined }) {
  const t = useT('profile')
  const problem = useProblems(refusal?.problems)('')
  const { email, isEmailVerified } = profile
  return (
    <form method="post">
      <Stack gap="s3">
        <Row>
          <b>{email}</b>
          {isEmailVerified ? (
            <Tag tone="ok">{t('email.verified')}</Tag>
          ) : (
            <Tag tone="warn">{t('email.unverified')}</Tag>
          )}
        </Row>
        {problem && <Band tone="bad" title={problem} />}
        {!isEmailVerified && (
          <Row>
            <Button size="s" icon="mail" name="intent" value="sendVerification">
              {t('email.sendVerification')}
            </Button>
          </Row>
        )}
      </Stack>
    </form>
  )
}

function WaitingAddress({ change }: { change: NonNullable<Profile['emailChange']> }) {
  const t = useT('profile')
  const format = useFormat()
  const { email, isOldConfirmed, isNewConfirmed, expiresAt } = change
  const stateOf = (isConfirmed: boolean) => t(isConfirmed ? 'email.confirmed' : 'email.waiting')
  return (
    <Band tone="info" title={t('email.pending', { email })}>
      <Stack gap="s3">
        <p>
          {t('email.oldMailbox', { state: stateOf(isOldConfirmed) })}
          <br />
          {t('email.newMailbox', { state: stateOf(isNewConfirmed) })}
          <br />
          <span className={text.soft}>{t('email.until', { time: format.time(expiresAt) })}</span>
        </p>
        <form method="post">
          <Button size="s" name="intent" value="withdrawEmail">
            {t('email.withdraw')}
          </Button>
        </form>
      </Stack>
    </Band>
  )
}

function AddressForm({ refusal }: { refusal: Refusal | undefined }) {
  const t = useT('profile')
  return (
    <SectionForm refusal={refusal}>
      {(problemAt) => (
        <>
          <AddressField
            label={t('email.new')}
            hint={t('email.hint')}
            error={problemAt('email')}
            refusal={refusal}
            autoComplete="email"
          />
          <ConfirmNotice refusal={refusal} />
          <Row>
            <Button icon="mail" name="intent" value="changeEmail">
              {t('email.submit')}
            </Button>
          </Row>
        </>
      )}
    </SectionForm>
  )
}
