import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { FactList, PageHead, Rules, RulesCell, SheetPad, text } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { closingContract } from '#contract/reporting/closing.ts'
import { YearActions } from '../components/year-actions.tsx'
import { YearEntries } from '../components/year-entries.tsx'
import { closingPath, closingYearPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { years } = await call(closingContract.overview, { firmId: firm.firmId })
  const year = years.find(({ end }) => end === args.params.end)
  if (!year) throw new AppError('not_found', 'No such year')
  const ids = { firmId: firm.firmId, end: year.end }
  const shown = await call(closingContract.yearEntries, ids)
  return { head: pageMeta(args, { title: t('closing')('year.title') }), year, ...shown }
}

/** Closes the year, or takes that back. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const { firmId } = firm
  const { intent } = form
  if (intent !== 'close' && intent !== 'undo') throw new AppError('malformed', 'Unknown intent')
  const ids = { firmId, end: args.params.end ?? '' }
  const reason = textAt(form.data, 'reason')
  const result = await attempt(form, () =>
    intent === 'close'
      ? call(closingContract.closeYear, ids, form)
      : call(closingContract.undoYear, { ...ids, reason }, form),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('closing')(`year.done.${intent}`)
  return redirectWithToast(args, closingYearPath(firmId, ids.end), { type: 'success', message })
}

export default function YearRoute() {
  const { year, entries, names } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('closing')
  const { date, dateTime, money } = useFormat()
  const { firm } = useFirm()
  const { start, end, profit, closing } = year
  const currency = firm.baseCurrency
  const facts = [
    { term: t('field.profit', { currency }), value: money(profit, currency) },
    { term: t('field.by'), value: closing?.byName },
    { term: t('field.signedOff'), value: closing && dateTime(closing.at) },
    {
      term: t('year.entry'),
      value: closing?.entryId && (
        <a className={text.link} href={`/firms/${firm.firmId}/ledger/journal/${closing.entryId}`}>
          {money(closing.amount, currency)}
        </a>
      ),
    },
  ]
  return (
    <>
      <PageHead
        title={`${date(start, 'medium')} – ${date(end, 'medium')}`}
        sentence={t(closing ? 'year.closedWords' : 'year.openWords')}
        crumb={{ href: closingPath(firm.firmId), label: t('title') }}
        actions={<YearActions year={year} />}
      />
      {refusal && (
        <SheetPad>
          <RefusalSummary refusal={refusal} labels={{ reason: t('year.reason') }} />
        </SheetPad>
      )}
      <Rules>
        <RulesCell title={t('year.title')}>
          <FactList facts={facts.filter(({ value }) => value)} />
        </RulesCell>
        <YearEntries entries={entries} names={names} isClosed={closing !== null} />
      </Rules>
    </>
  )
}

export const meta = headOf
