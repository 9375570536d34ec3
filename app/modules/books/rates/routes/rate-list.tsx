import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { SettingsHead } from '#app/modules/firm/firms/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Rules, RulesCell } from '#app/ui/index.ts'
import { ExchangeRateInput, ratesContract } from '#contract/books/rates.ts'
import { AppError } from '#contract/core/errors.ts'
import { CurrencyCode, DateOnly } from '#contract/core/fields.ts'
import { DailyList } from '../components/daily-list.tsx'
import { RateTable } from '../components/rate-table.tsx'
import { TypeRate } from '../components/type-rate.tsx'
import { ratesPath } from '../paths.ts'

const TypedRate = z.object({ currency: CurrencyCode, date: DateOnly })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const rates = await call(ratesContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('rates')('list.title') }), rates }
}

/** Types a rate, takes one away, switches the daily list, or fetches it now. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t: texts }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const t = texts('rates')
  const form = await readForm(args.request, { decimals: ['rate'], locale })
  const { firmId } = firm
  const done = (message: string) =>
    redirectWithToast(args, ratesPath(firmId), { type: 'success', message })
  if (form.intent === 'switchOn' || form.intent === 'switchOff') {
    await call(ratesContract.set, { firmId, isFetched: form.intent === 'switchOn' })
    return done(t(form.intent === 'switchOn' ? 'list.on' : 'list.off'))
  }
  if (form.intent === 'fetch') {
    const result = await attempt(form, () => call(ratesContract.fetch, { firmId }))
    if (result.refusal) return refuse(result.refusal, result.status)
    if (result.value.failure === '') return done(t('list.fetched'))
    const toast = { type: 'error' as const, message: t('list.notFetched') }
    return redirectWithToast(args, ratesPath(firmId), toast)
  }
  if (form.intent === 'remove') {
    const { value, refusal } = parseForm(TypedRate, form)
    if (refusal) return refuse(refusal)
    await call(ratesContract.remove, { ...value, firmId })
    return done(t('list.removed'))
  }
  if (form.intent !== 'type') throw new AppError('malformed', 'No intent')
  const { value, refusal } = parseForm(ExchangeRateInput, form)
  if (refusal) return refuse(refusal)
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(ratesContract.type, { ...value, firmId }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return done(t('list.typed'))
}

export default function RateListRoute() {
  const { rates } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('rates')
  const { can } = useFirm()
  return (
    <>
      <SettingsHead sentence={t('list.sentence')} />
      {can('tax:edit') && <TypeRate refusal={refusal} />}
      <Rules columns="wideAndNarrow">
        <RulesCell isFlush={rates.latest.length > 0} title={t('list.latest')}>
          <RateTable rates={rates.latest} caption={t('list.latest')} none={t('list.noList')} />
        </RulesCell>
        <RulesCell title={t('daily.title')}>
          <DailyList rates={rates} />
        </RulesCell>
        {rates.typed.length > 0 && (
          <RulesCell isFlush title={t('list.typedTitle')}>
            <RateTable rates={rates.typed} caption={t('list.typedTitle')} none="" />
          </RulesCell>
        )}
      </Rules>
    </>
  )
}

export const meta = headOf
