import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Rules, RulesCell, Stack } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { reportPinsContract } from '#contract/reporting/report-pins.ts'
import { reportsContract } from '#contract/reporting/reports.ts'
import { savedReportsContract } from '#contract/reporting/saved-reports.ts'
import { CheckList } from '../components/check-list.tsx'
import { Answers } from '../components/report-answers.tsx'
import { ReportList } from '../components/report-list.tsx'
import { SavedList } from '../components/saved-list.tsx'
import { reportsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const [answers, checks, saved] = await Promise.all([
    call(reportsContract.answers, { firmId: firm.firmId }),
    call(reportsContract.checks, { firmId: firm.firmId }),
    call(savedReportsContract.list, { firmId: firm.firmId }),
  ])
  return { head: pageMeta(args, { title: t('reports')('menu.reports') }), answers, checks, saved }
}

/** Pins a saved report to one's dashboard or takes it off there, or ends the mails of somebody's. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const home = `${reportsPath(firmId)}#saved-reports`
  if (form.intent === 'unpin') {
    const reportPinId = Id.safeParse(form.data.reportPinId).data
    if (!reportPinId) throw new AppError('malformed', 'No such pin')
    await call(reportPinsContract.delete, { firmId, reportPinId })
    return redirectWithToast(args, home, {
      type: 'success',
      message: t('reports')('pins.unpinned'),
    })
  }
  const savedReportId = Id.safeParse(form.data.savedReportId).data
  const isKnown = form.intent === 'stop' || form.intent === 'pin'
  if (!isKnown || !savedReportId) throw new AppError('malformed', 'No such action')
  if (form.intent === 'pin') {
    const { idempotencyKey } = form
    const result = await attempt(form, () =>
      call(reportPinsContract.create, { firmId, savedReportId }, { idempotencyKey }),
    )
    if (result.refusal) return refuse(result.refusal, result.status)
    return redirectWithToast(args, home, { type: 'success', message: t('reports')('pins.done') })
  }
  const saved = await call(savedReportsContract.list, { firmId })
  await call(savedReportsContract.stop, { firmId, savedReportId })
  const name = saved.find(({ id }) => id === savedReportId)?.name ?? ''
  const message = t('reports')('saved.stopped', { name })
  return redirectWithToast(args, reportsPath(firmId), { type: 'success', message })
}

export default function ReportHomeRoute() {
  const { answers, checks, saved } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('reports')
  return (
    <>
      <PageHead title={t('menu.reports')} sentence={t('home.sentence')} />
      {answers && <Answers answers={answers} />}
      <Rules columns="wideAndNarrow">
        <ReportList />
        <Stack gap="s5">
          {saved.length > 0 && (
            <RulesCell title={t('saved.title')}>
              <RefusalSummary refusal={refusal} formId="saved-reports" />
              <SavedList saved={saved} />
            </RulesCell>
          )}
          <RulesCell title={t('checks.title')}>
            <CheckList checks={checks.checks} currency={checks.currency} />
          </RulesCell>
        </Stack>
      </Rules>
    </>
  )
}

export const meta = headOf
