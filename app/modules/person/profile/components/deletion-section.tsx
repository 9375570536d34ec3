import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, Button, Row, Stack, text } from '#app/ui/index.ts'
import type { Profile } from '#contract/person/profile.ts'
import { AddressField } from './address-field.tsx'
import { SectionForm } from './section-form.tsx'

type DeletionSectionProps = {
  profile: Profile
  soleOwnerships: readonly { firmId: string; name: string }[]
  refusal: Refusal | undefined
}

/** The way out for good: what stands in its way, the form, or the wait for the mailed link. */
export function DeletionSection({ profile, soleOwnerships, refusal }: DeletionSectionProps) {
  const t = useT('profile')
  return (
    <FormSection title={t('deletion.title')} words={t('deletion.words')}>
      {profile.deletionUntil !== null ? (
        <WaitingDeletion email={profile.email} until={profile.deletionUntil} />
      ) : soleOwnerships.length > 0 ? (
        <SoleOwner firms={soleOwnerships} />
      ) : (
        <DeletionForm email={profile.email} refusal={refusal} />
      )}
    </FormSection>
  )
}

function SoleOwner({ firms }: { firms: DeletionSectionProps['soleOwnerships'] }) {
  const t = useT('profile')
  return (
    <Band tone="warn" title={t('deletion.soleOwner')}>
      <p>{t('deletion.soleOwnerWords')}</p>
      <ul>
        {firms.map(({ firmId, name }) => (
          <li key={firmId}>
            <a className={text.link} href={`/firms/${firmId}/users`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Band>
  )
}

function WaitingDeletion({ email, until }: { email: string; until: string }) {
  const t = useT('profile')
  const format = useFormat()
  return (
    <Band tone="warn" title={t('deletion.waiting', { email })}>
      <Stack gap="s3">
        <p>{t('deletion.until', { time: format.dateTime(until) })}</p>
        <form method="post">
          <Button size="s" name="intent" value="withdraw">
            {t('deletion.withdraw')}
          </Button>
        </form>
      </Stack>
    </Band>
  )
}

function DeletionForm({ email, refusal }: { email: string; refusal: Refusal | undefined }) {
  const t = useT('profile')
  return (
    <SectionForm refusal={refusal}>
      {(problemAt) => (
        <>
          <p className={text.soft}>{t('deletion.what')}</p>
          <AddressField
            label={t('deletion.email')}
            hint={t('deletion.hint', { email })}
            error={problemAt('email')}
            refusal={refusal}
            autoComplete="off"
          />
          <ConfirmNotice refusal={refusal} />
          <Row>
            <Button kind="danger" icon="trash-2" name="intent" value="delete">
              {t('deletion.submit')}
            </Button>
          </Row>
        </>
      )}
    </SectionForm>
  )
}
