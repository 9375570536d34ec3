import { useActionData, useLoaderData } from '@remix-run/react'
import { answerWith } from '#app/shell/answers.ts'
import { attempt } from '#app/shell/form/attempt.ts'
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
import { Button, Empty, LinkButton, PageHead, SheetPad, Stack } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { type AnalysisQuery, analyticsContract } from '#contract/reporting/analytics.ts'
import { savedAnalysesContract } from '#contract/reporting/saved-analyses.ts'
import { AnalysisChart } from '../components/analysis-chart.tsx'
import { AnalysisNotes } from '../components/analysis-notes.tsx'
import { AnalysisTable } from '../components/analysis-table.tsx'
import { AskForm } from '../components/ask-form.tsx'
import { analysisFilePath, analyticsPath, saveAnalysisPath, savedAnalysisPath } from '../paths.ts'
import { readAnalysisQuery } from '../read-query.ts'

const formats = ['xlsx', 'csv', 'pdf', 'svg'] as const

function savedIdOf({ request }: Args): string | undefined {
  return Id.safeParse(new URL(request.url).searchParams.get('saved')).data
}

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const savedId = savedIdOf(args)
  const [views, saved] = await Promise.all([
    call(analyticsContract.views, { firmId }),
    savedId && call(savedAnalysesContract.get, { firmId, savedAnalysisId: savedId }),
  ])
  const asked = readAnalysisQuery(args.request)
  const view = views.find(({ name }) => name === (asked.view ?? views[0]?.name))
  // A role that has the right to ask and sees nothing that can be asked about.
  if (!view && asked.view === undefined) {
    const head = pageMeta(args, { title: t('analytics')('menu.analytics') })
    return answerWith({ head, views, page: null }, { status: 200 })
  }
  const query: AnalysisQuery = { ...asked, view: view?.name ?? asked.view ?? '' }
  const { analysis, problems } = await ask(call, query, firmId)
  const title = saved ? saved.name : (analysis?.title ?? t('analytics')('ask.title'))
  const page = { view: view ?? null, query, analysis, problems, saved: saved || null, title }
  const head = pageMeta(args, { title })
  return answerWith({ head, views, page }, { status: analysis ? 200 : 422 })
}

type Call = Awaited<ReturnType<typeof requireFirm>>['call']

/** The answer, or what is wrong with the question at its fields. */
async function ask(call: Call, query: AnalysisQuery, firmId: string) {
  try {
    return { analysis: await call(analyticsContract.run, { ...query, firmId }), problems: {} }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    return { analysis: null, problems: error.fields }
  }
}

/** Keeps the question of the address under the name that it was begun from. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const { firmId } = firm
  const savedAnalysisId = savedIdOf(args)
  const { view, ...query } = readAnalysisQuery(args.request)
  if (!savedAnalysisId || view === undefined) throw new AppError('malformed', 'Nothing to change')
  const saved = await call(savedAnalysesContract.get, { firmId, savedAnalysisId })
  const version = Number(form.data.version ?? saved.version)
  const result = await attempt(form, () =>
    call(savedAnalysesContract.update, {
      ...{ firmId, savedAnalysisId, version, name: saved.name },
      roles: saved.roles,
      query: { ...query, view },
      rhythm: saved.mail.rhythm,
      to: saved.mail.to,
    }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('analytics')('saved.done', { name: saved.name })
  return redirectWithToast(args, savedAnalysisPath(firmId, savedAnalysisId), {
    type: 'success',
    message,
  })
}

export default function AskRoute() {
  const { views, page } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('analytics')
  const { firm } = useFirm()
  const crumb = { href: analyticsPath(firm.firmId), label: t('menu.analytics') }
  if (!page) {
    return (
      <>
        <PageHead title={t('ask.title')} crumb={crumb} />
        <Empty title={t('ask.nothing')}>{t('ask.nothingWords')}</Empty>
      </>
    )
  }
  const { view, query, analysis, problems, saved, title } = page
  return (
    <>
      <PageHead
        title={title}
        sentence={analysis?.subtitle}
        crumb={crumb}
        actions={
          analysis && (
            <>
              <LinkButton icon="star" href={saveAnalysisPath(firm.firmId, query)}>
                {t('ask.save')}
              </LinkButton>
              {formats.map((format) => (
                <LinkButton
                  key={format}
                  icon="file-down"
                  href={analysisFilePath(firm.firmId, { ...query, format })}
                >
                  {t(`file.${format}`)}
                </LinkButton>
              ))}
            </>
          )
        }
      />
      <RefusalSummary refusal={refusal} formId="keep" />
      {view && (
        <AskForm
          views={views}
          view={view}
          query={query}
          analysis={analysis}
          problems={problems}
          saved={saved?.id}
        />
      )}
      {saved?.isOwn && analysis && (
        <form method="post" id="keep">
          <IdempotencyField />
          <input type="hidden" name="version" value={saved.version} />
          <Button icon="save">{t('ask.keep', { name: saved.name })}</Button>
        </form>
      )}
      {analysis && (
        <>
          <SheetPad>
            <Stack>
              <AnalysisNotes analysis={analysis} />
              <AnalysisChart analysis={analysis} query={query} isBesideTable />
            </Stack>
          </SheetPad>
          <AnalysisTable analysis={analysis} query={query} />
        </>
      )}
    </>
  )
}

export const meta = headOf
