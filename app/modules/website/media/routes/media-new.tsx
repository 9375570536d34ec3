import { useActionData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormField, FormFields, TextField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { FileInput, PageHead } from '#app/ui/index.ts'
import { invalidField } from '#contract/core/errors.ts'
import { maxMediaMebibytes, siteMediaContract } from '#contract/website/site-media.ts'
import { mediaListPath, mediaPath } from '../paths.ts'

export async function loader(args: Args) {
  await requireFirm(args)
  const { t } = await getVisit(args)
  return { head: pageMeta(args, { title: t('media')('list.new') }) }
}

/** Keeps the chosen file. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const t = (await getVisit(args)).t('media')
  const { firmId } = firm
  const form = await readForm(args.request)
  const result = await attempt(form, () => {
    const { file, alt } = form.data
    if (!(file instanceof File) || file.size === 0) throw invalidField('file', 'noFile')
    return call(siteMediaContract.upload, { firmId, file, alt: String(alt ?? '') })
  })
  if (result.refusal) return refuse(result.refusal, result.status)
  const { id, name } = result.value
  return redirectWithToast(args, mediaPath(firmId, id), {
    type: 'success',
    message: t('new.done', { name }),
  })
}

const formId = 'media-form'

export default function MediaNewRoute() {
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('media')
  const { firm } = useFirm()
  const labels = { file: t('field.file'), alt: t('field.alt') }
  const path = mediaListPath(firm.firmId)
  return (
    <>
      <PageHead title={t('list.new')} crumb={{ href: path, label: t('list.title') }} />
      <FormFields refusal={refusal} initial={{}} labels={labels}>
        <form method="post" id={formId} encType="multipart/form-data" noValidate>
          <FormNotices>
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          </FormNotices>
          <IdempotencyField />
          <FormSection title={t('new.title')} words={t('new.words')}>
            <FormField name="file" hint={t('new.hint', { maximum: maxMediaMebibytes })}>
              {({ defaultValue: _, ...control }) => (
                <FileInput
                  {...control}
                  accept="image/jpeg,image/png,image/gif,image/webp,image/avif,.pdf,.zip,.txt,.docx,.xlsx,.pptx,.odt,.ods"
                />
              )}
            </FormField>
            <TextField name="alt" maxLength={300} isOptional hint={t('form.altHint')} />
          </FormSection>
          <FormFoot cancelHref={path} submit={t('new.submit')} icon="upload" />
        </form>
      </FormFields>
    </>
  )
}

export const meta = headOf
