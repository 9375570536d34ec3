import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { billPath } from '#app/modules/buying/bills/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { rowsAt, textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import {
  type FirmAccess,
  requireFirm,
  requirePermission,
} from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, PageHead, RulesCell } from '#app/ui/index.ts'
import { billMatchingContract } from '#contract/buying/bill-matching.ts'
import { requiredText, Version } from '#contract/core/fields.ts'
import { MatchForm, ReleaseForm } from '../components/match-forms.tsx'
import { MatchTable } from '../components/match-table.tsx'
import { matchPath } from '../paths.ts'

const Release = z.object({ reason: requiredText(500), version: Version })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const billId = requireIdParam(args, 'billId')
  const [{ t }, match] = await Promise.all([
    getVisit(args),
    call(billMatchingContract.get, { firmId: firm.firmId, billId }),
  ])
  return { head: pageMeta(args, { title: t('purchase-orders')('match.title') }), match }
}

/** Says which lines of orders the bill bills, or lets it through with a reason. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const billId = requireIdParam(args, 'billId')
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const result = await act(access, billId, form)
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('purchase-orders')(form.intent === 'release' ? 'match.released' : 'match.done')
  return redirectWithToast(args, matchPath(access.firm.firmId, billId), {
    type: 'success',
    message,
  })
}

function act(access: FirmAccess, billId: string, form: Form) {
  const ids = { firmId: access.firm.firmId, billId }
  if (form.intent === 'release') {
    requirePermission(access, 'bill:approve')
    const { value, refusal } = parseForm(Release, form)
    if (refusal) return { refusal, status: 422 }
    return attempt(form, () => access.call(billMatchingContract.release, { ...value, ...ids }))
  }
  const lines = rowsAt(form.values, 'lines')
    .map((_, at) => ({
      position: Number(textAt(form.data, `lines.${at}.position`)),
      orderLineId: textAt(form.data, `lines.${at}.orderLineId`),
    }))
    .filter(({ orderLineId }) => orderLineId !== '')
  return attempt(form, () => access.call(billMatchingContract.save, { ...ids, lines }))
}

export default function BillMatchRoute() {
  const { match } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('purchase-orders')
  const { firm, can } = useFirm()
  const isHeld = match.lines.some(({ findings }) => findings.length > 0)
  const labels = { reason: t('match.reason') }
  return (
    <>
      <PageHead
        title={t('match.title')}
        sentence={t('match.sentence')}
        crumb={{
          href: billPath(firm.firmId, match.billId),
          label: `${match.billNumber} ${match.supplierName}`.trim(),
        }}
      />
      <SheetRefusal refusal={refusal} labels={labels} />
      {match.release && (
        <Band tone="info" title={t('match.releasedBy', { name: match.release.byName })}>
          <p>{match.release.reason}</p>
        </Band>
      )}
      {isHeld && !match.release && match.isOpen && (
        <Band tone="warn" title={t('match.held')}>
          <p>{t('match.heldWords')}</p>
        </Band>
      )}
      <RulesCell title={t('match.table')} isFlush>
        <MatchTable lines={match.lines} currency={match.currency} />
      </RulesCell>
      {match.isOpen && can('bill:edit') && <MatchForm match={match} />}
      {match.isOpen && isHeld && !match.release && can('bill:approve') && (
        <ReleaseForm version={match.version} refusal={refusal} />
      )}
    </>
  )
}

export const meta = headOf
