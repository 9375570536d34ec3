import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Rules, RulesCell, Stack } from '#app/ui/index.ts'
import { AppError } from '#contract/errors.ts'
import { Id } from '#contract/fields.ts'
import { reportsContract } from '#contract/reports.ts'
import { savedReportsContract } from '#contract/saved-reports.ts'
import { CheckList } from '../components/check-list.tsx'
import { ReportList } from '../components/report-list.tsx'
import { SavedList } from '../components/saved-list.tsx'
import { reportsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const [checks, saved] = await Promise.all([
    call(reportsContract.checks, { firmId: firm.firmId }),
    call(savedReportsContract.list, { firmId: firm.firmId }),
  ])
  return { head: pageMeta(args, { title: t('reports')('menu.reports') }), checks, saved }
}

/** Ends the mails of somebody's saved report. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const savedReportId = Id.safeParse(form.data.savedReportId).data
  if (form.intent !== 'stop' || !savedReportId) throw new AppError('malformed', 'No such action')
  const saved = await call(savedReportsContract.list, { firmId })
  await call(savedReportsContract.stop, { firmId, savedReportId })
  const name = saved.find(({ id }) => id === savedReportId)?.name ?? ''
  const message = t('reports')('saved.stopped', { name })
  return redirectWithToast(args, reportsPath(firmId), { type: 'success', message })
}

export default function ReportHomeRoute() {
  const { checks, saved } = useLoaderData<typeof loader>()
  const t = useT('reports')
  return (
    <>
      <PageHead title={t('menu.reports')} sentence={t('home.sentence')} />
      <Rules columns="wideAndNarrow">
        <ReportList />
        <Stack gap="s5">
          {saved.length > 0 && (
            <RulesCell title={t('saved.title')}>
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
