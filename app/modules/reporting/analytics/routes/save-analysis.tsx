import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { analyticsContract } from '#contract/reporting/analytics.ts'
import { NewSavedAnalysis, savedAnalysesContract } from '#contract/reporting/saved-analyses.ts'
import { ShareFields } from '../components/share-fields.tsx'
import { askPath, savedAnalysisPath } from '../paths.ts'
import { requireAnalysisQuery } from '../read-query.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const query = requireAnalysisQuery(args.request)
  const { title } = await call(analyticsContract.run, { ...query, firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('analytics')('ask.save') }), query, title }
}

/** Keeps the question of the address and leads to where it is mailed, if that is wanted. */
export const action = formAction({
  schema: NewSavedAnalysis,
  read: { lists: ['roles'] },
  more: ({ args, firmId }) => ({ query: requireAnalysisQuery(args.request), firmId }),
  send: ({ call, form }, value) => call(savedAnalysesContract.create, value, form),
  done: ({ firmId, t }, result) => ({
    to: savedAnalysisPath(firmId, result.id),
    message: t('analytics')('saved.done', { name: result.name }),
  }),
})

export default function SaveAnalysisRoute() {
  const { query, title } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('analytics')
  const { firm } = useFirm()
  const back = askPath(firm.firmId, query)
  return (
    <>
      <PageHead title={t('ask.save')} crumb={{ href: back, label: title }} />
      <PageForm
        id="save-analysis"
        refusal={refusal}
        initial={{ name: title, roles: [] }}
        labels={{ name: t('saved.name') }}
        submit={t('saved.submit')}
        cancelHref={back}
      >
        <FormSection title={t('saved.what')}>
          <TextField name="name" maxLength={120} />
          <ShareFields />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
