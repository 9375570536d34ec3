import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Stack, text } from '#app/ui/index.ts'
import type { AdministeredUserDetail } from '#contract/platform/administered-users.ts'

type SecondFactorFormProps = { user: AdministeredUserDetail; refusal: Refusal | undefined }

/** Takes away the second factor of somebody who lost it. */
export function SecondFactorForm({ user, refusal }: SecondFactorFormProps) {
  const t = useT('administration')
  if (!user.hasSecondFactor) return <p className={text.soft}>{t('secondFactor.off')}</p>
  return (
    <form method="post">
      <Stack gap="s3">
        <p className={text.soft}>{t('secondFactor.words')}</p>
        <ConfirmNotice refusal={refusal} />
        <div>
          <Button kind="danger" icon="key-round" name="intent" value="resetSecondFactor">
            {t('secondFactor.reset')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
