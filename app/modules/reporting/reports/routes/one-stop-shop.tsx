import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt, refusedOf } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { OssEnd, OssRegistration, ossContract } from '#contract/reporting/oss.ts'
import { OssForm } from '../components/oss-form.tsx'
import { OssLimit } from '../components/oss-limit.tsx'
import { ReturnTable } from '../components/return-table.tsx'
import { ossPath, taxReturnsPath } from '../paths.ts'
import { taxSettingAction } from '../tax-setting-action.server.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const shop = await call(ossContract.get, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('reports')('oss.title') }), shop }
}

/** Registers the firm from a day on, or ends that. */
export const action = taxSettingAction({ change, done: 'oss.done', path: ossPath })

async function change(args: Args, form: Form) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const { intent, idempotencyKey } = form
  if (intent === 'end') {
    const { value, refusal } = parseForm(OssEnd, form)
    if (refusal) return refuse(refusal, 422)
    return refusedOf(
      await attempt(form, () => call(ossContract.end, { ...value, firmId }, { idempotencyKey })),
    )
  }
  if (intent !== 'register') throw new AppError('malformed', 'Unknown intent')
  const { value, refusal } = parseForm(OssRegistration, form)
  if (refusal) return refuse(refusal, 422)
  const input = { ...value, firmId }
  return refusedOf(await attempt(form, () => call(ossContract.register, input, { idempotencyKey })))
}

export default function OneStopShopRoute() {
  const { shop } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('reports')
  const { date } = useFormat()
  const { firm } = useFirm()
  const { isKnown, from, until, rows, currency } = shop
  const sentence = !isKnown
    ? t('oss.unknown')
    : from === null
      ? t('oss.sentence')
      : until === null
        ? t('oss.since', { date: date(from, 'long') })
        : t('oss.ended', { date: date(until, 'long') })
  return (
    <>
      <PageHead
        title={t('oss.title')}
        sentence={sentence}
        crumb={{ href: taxReturnsPath(firm.firmId), label: t('returns.title') }}
      />
      {from === null && <OssLimit shop={shop} isAlways />}
      {rows.length > 0 && (
        <Rules>
          <RulesCell title={t('oss.quarters')} isFlush>
            <ReturnTable rows={rows} currency={currency} kind="oss" />
          </RulesCell>
        </Rules>
      )}
      <OssForm shop={shop} refusal={refusal} />
    </>
  )
}

export const meta = headOf
