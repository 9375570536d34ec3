import { useActionData } from '@remix-run/react'
import { dashboardPath, firmsPath } from '#app/modules/firm/firms/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormField, FormFields } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requirePerson } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { FileInput, PageHead } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { firmsContract } from '#contract/firm/firms.ts'

const formId = 'archive-form'

export async function loader(args: Args) {
  const [{ t }, { user }] = await Promise.all([getVisit(args), requirePerson(args)])
  if (user.kind === 'crm') throw new AppError('forbidden', 'CRM users have no firms')
  return { head: pageMeta(args, { title: t('exports')('bring.title') }) }
}

/** Makes a firm of the archive, which is the current one from now on. */
export async function action(args: Args) {
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const { file } = form.data
  if (!(file instanceof File)) {
    return refuse({ values: form.values, problems: { file: { key: 'noFile' } } })
  }
  const result = await attempt(form, () =>
    upstream(args).call(firmsContract.createFromArchive, { file }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const { id, legalName, tradeName } = result.value
  const message = t('exports')('bring.done', { name: tradeName || legalName })
  return redirectWithToast(args, dashboardPath(id), { type: 'success', message })
}

export default function FirmFromArchiveRoute() {
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('exports')
  const labels = { file: t('bring.file') }
  return (
    <>
      <PageHead
        title={t('bring.title')}
        sentence={t('bring.sentence')}
        crumb={{ href: firmsPath, label: t('bring.firms') }}
      />
      <FormFields refusal={refusal} initial={{}} labels={labels}>
        <form method="post" encType="multipart/form-data" id={formId} noValidate>
          <FormNotices>
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          </FormNotices>
          <FormSection title={t('bring.file')} words={t('bring.words')}>
            <FormField name="file" hint={t('bring.hint')}>
              {({ defaultValue: _, ...control }) => (
                <FileInput {...control} accept=".zip,application/zip" />
              )}
            </FormField>
          </FormSection>
          <FormFoot cancelHref={firmsPath} submit={t('bring.submit')} icon="upload" />
        </form>
      </FormFields>
    </>
  )
}

export const meta = headOf
