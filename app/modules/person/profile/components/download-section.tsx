import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Row, Stack, text } from '#app/ui/index.ts'

/** All that is kept of the person, as a file. */
export function DownloadSection({ refusal }: { refusal: Refusal | undefined }) {
  const t = useT('profile')
  return (
    <FormSection title={t('data.title')} words={t('data.words')}>
      <form method="post" noValidate>
        <Stack gap="s4">
          <p className={text.soft}>{t('data.what')}</p>
          <ConfirmNotice refusal={refusal} />
          <Row>
            <Button icon="download" name="intent" value="download">
              {t('data.download')}
            </Button>
          </Row>
        </Stack>
      </form>
    </FormSection>
  )
}
