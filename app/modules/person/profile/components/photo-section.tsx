import { FormSection } from '#app/shell/form/form-page.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { photoPath } from '#app/shell/frame/photo-path.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Avatar, Button, Field, FileInput, Row } from '#app/ui/index.ts'
import type { Profile } from '#contract/person/profile.ts'
import * as styles from './photo-section.css.ts'

type PhotoSectionProps = { profile: Profile; refusal: Refusal | undefined }

/** The person's photo: shown, chosen, taken away. */
export function PhotoSection({ profile, refusal }: PhotoSectionProps) {
  const t = useT('profile')
  const problemAt = useProblems(refusal?.problems)
  const { name, photoKey } = profile
  return (
    <FormSection title={t('photo.title')} words={t('photo.words')}>
      <form method="post" encType="multipart/form-data" className={styles.form}>
        <span className={styles.shown}>
          <Avatar name={name} photo={photoPath(photoKey)} size="l" />
        </span>
        <div className={styles.chooser}>
          <Field
            id="file"
            label={photoKey ? t('photo.another') : t('photo.choose')}
            hint={t('photo.hint')}
            error={problemAt('file') ?? problemAt('')}
          >
            {(wiring) => (
              <FileInput {...wiring} name="file" accept="image/jpeg,image/png,image/webp" />
            )}
          </Field>
          <Row>
            <Button icon="upload" name="intent" value="setPhoto">
              {t('photo.set')}
            </Button>
            {photoKey && (
              <Button kind="ghost" icon="trash-2" name="intent" value="removePhoto">
                {t('photo.remove')}
              </Button>
            )}
          </Row>
        </div>
      </form>
    </FormSection>
  )
}
