import { FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Field, FileInput } from '#app/ui/index.ts'
import { maxAttachmentMebibytes } from '#contract/firm/records.ts'

/** Asks for many pictures, each named after its item. */
export function PicturesForm({ isEmpty }: { isEmpty: boolean }) {
  const t = useT('items')
  const problemAt = useProblems(isEmpty ? { files: { key: 'required' } } : {})
  return (
    <form method="post" encType="multipart/form-data" noValidate>
      <IdempotencyField />
      <FormSection title={t('many.choose')}>
        <Field
          id="files"
          label={t('many.choose')}
          hint={t('many.hint', { maximum: maxAttachmentMebibytes })}
          error={problemAt('files')}
        >
          {(wiring) => (
            <FileInput
              {...wiring}
              name="files"
              accept="image/jpeg,image/png,image/webp,image/gif"
              multiple
              required
            />
          )}
        </Field>
        <div>
          <Button kind="primary" icon="upload">
            {t('many.add')}
          </Button>
        </div>
      </FormSection>
    </form>
  )
}
