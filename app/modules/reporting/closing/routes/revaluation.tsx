import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead, SheetPad } from '#app/ui/index.ts'
import { addDays } from '#contract/core/days.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { closingContract } from '#contract/reporting/closing.ts'
import { PostRevaluation, RevaluationDay } from '../components/revaluation-day.tsx'
import { RevaluationTable } from '../components/revaluation-table.tsx'
import { closingPath, revaluationPath } from '../paths.ts'

const Query = z.object({ date: DateOnly.optional() })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { timeZone }] = await Promise.all([getVisit(args), getFormat(args)])
  const { date = addDays(`${todayIn(timeZone).slice(0, 7)}-01`, -1) } = readListQuery(
    Query,
    args.request,
  )
  const found = await call(closingContract.revaluation, { firmId: firm.firmId, date })
  return { head: pageMeta(args, { title: t('closing')('revaluation.title') }), ...found }
}

/** Posts the revaluation of the day, or says why it can't be. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const { firmId } = firm
  const date = textAt(form.data, 'date')
  const result = await attempt(form, () => call(closingContract.revalue, { firmId, date }, form))
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('closing')('revaluation.done')
  return redirectWithToast(args, closingPath(firmId), { type: 'success', message })
}

export default function RevaluationRoute() {
  const { date, lines, gain } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('closing')
  const format = useFormat()
  const { firm, can } = useFirm()
  return (
    <>
      <PageHead
        title={t('revaluation.title')}
        sentence={t('revaluation.sentence')}
        crumb={{ href: closingPath(firm.firmId), label: t('title') }}
        actions={lines.length > 0 && can('ledger:edit') && <PostRevaluation date={date} />}
      />
      {refusal && (
        <SheetPad>
          <RefusalSummary refusal={refusal} labels={{ date: t('field.day') }} />
        </SheetPad>
      )}
      <RevaluationDay path={revaluationPath(firm.firmId)} date={date} />
      {lines.length > 0 ? (
        <RevaluationTable lines={lines} gain={gain} />
      ) : (
        <Empty title={t('revaluation.none', { date: format.date(date, 'long') })}>
          {t('revaluation.noneWords')}
        </Empty>
      )}
    </>
  )
}

export const meta = headOf
