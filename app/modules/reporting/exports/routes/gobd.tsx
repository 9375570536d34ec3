import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { DateInput, FieldGrid, PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { ExportDays, exportsContract } from '#contract/reporting/exports.ts'
import { exportsPath, gobdFilePath } from '../paths.ts'

const formId = 'gobd-form'

/** The last fiscal year at first. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { hasGobd, years } = await call(exportsContract.get, { firmId: firm.firmId })
  if (!hasGobd) throw new AppError('not_found', 'Not under the GoBD')
  const { from, to } = years[0] ?? { from: '', to: '' }
  return { head: pageMeta(args, { title: t('exports')('gobd.title') }), initial: { from, to } }
}

/** Leads to the file, once it can be made. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(ExportDays, form)
  if (refusal) return refuse(refusal)
  const { firmId } = firm
  const ready = await attempt(form, () => call(exportsContract.prepareGobd, { ...value, firmId }))
  if (ready.refusal) return refuse(ready.refusal, ready.status)
  return redirect(gobdFilePath(firmId, value))
}

export default function GobdRoute() {
  const { initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('exports')
  const { firm } = useFirm()
  const labels = { from: t('datev.from'), to: t('datev.to') }
  return (
    <>
      <PageHead
        title={t('gobd.title')}
        crumb={{ href: exportsPath(firm.firmId), label: t('title') }}
      />
      <PageForm id={formId} refusal={refusal} initial={initial} labels={labels}>
        <FormSection title={t('gobd.choose')} words={t('gobd.words')}>
          <FieldGrid>
            <FormField name="from">{(control) => <DateInput {...control} />}</FormField>
            <FormField name="to">{(control) => <DateInput {...control} />}</FormField>
          </FieldGrid>
        </FormSection>
        <FormFoot cancelHref={exportsPath(firm.firmId)} submit={t('gobd.take')} icon="file-down" />
      </PageForm>
    </>
  )
}

export const meta = headOf
