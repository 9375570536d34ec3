import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt, refusedOf } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { NetRatesInput, NetYear, netRatesContract } from '#contract/books/net-rates.ts'
import { AppError } from '#contract/core/errors.ts'
import { NetRatesForm } from '../components/net-rates-form.tsx'
import { NetYears } from '../components/net-years.tsx'
import { netRatesPath, taxReturnsPath } from '../paths.ts'
import { taxSettingAction } from '../tax-setting-action.server.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const method = await call(netRatesContract.get, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('reports')('netRates.title') }), method }
}

/** Says the method from a year on, or takes back what was said. */
export const action = taxSettingAction({ change, done: 'onPayment.done', path: netRatesPath })

async function change(args: Args, form: Form) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  if (form.intent === 'takeBack') {
    const { value, refusal } = parseForm(NetYear, form)
    if (refusal) return refuse(refusal, 422)
    return refusedOf(
      await attempt(form, () => call(netRatesContract.takeBack, { ...value, firmId })),
    )
  }
  if (form.intent !== 'put') throw new AppError('malformed', 'Unknown intent')
  const { value, refusal } = parseForm(NetRatesInput, withRates(form))
  if (refusal) return refuse(refusal, 422)
  const { idempotencyKey } = form
  const input = { ...value, firmId }
  return refusedOf(await attempt(form, () => call(netRatesContract.put, input, { idempotencyKey })))
}

/** Without the rows that nothing was typed in, at the end; with none where the method is effective. */
function withRates(form: Form): Form {
  const { method, rates, ...data } = form.data
  const rows = method === 'net' && Array.isArray(rates) ? rates : []
  const last = rows.findLastIndex((row) => Object.values(row ?? {}).some(Boolean))
  // By net rates there is at least one: its row says what is missing.
  const count = method === 'net' ? Math.max(last + 1, 1) : 0
  return { ...form, data: { ...data, rates: rows.slice(0, count) } }
}

export default function NetRatesRoute() {
  const { method } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('reports')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('netRates.title')}
        sentence={t(method.isKnown ? 'netRates.sentence' : 'netRates.unknown')}
        crumb={{ href: taxReturnsPath(firm.firmId), label: t('returns.title') }}
      />
      <NetYears years={method.years} />
      <NetRatesForm method={method} refusal={refusal} />
    </>
  )
}

export const meta = headOf
