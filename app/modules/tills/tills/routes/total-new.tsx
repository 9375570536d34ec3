import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { readForm } from '#app/shell/form/read-form.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { rateOptions } from '#app/shell/rate-options.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { isHomeRate } from '#contract/books/oss-rates.ts'
import { taxesContract } from '#contract/books/taxes.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { TotalForm } from '../components/total-form.tsx'
import { dailySalesPath, totalPath } from '../paths.ts'
import { saveTotal, totalDecimals } from '../save-total.server.ts'

const Query = z.object({ date: DateOnly.optional() })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t, language } = await getVisit(args)
  const today = todayIn(firm.timeZone)
  const { date = today } = readListQuery(Query, args.request)
  const isFuture = date > today
  const rates = await call(taxesContract.listRates, { firmId: firm.firmId })
  const isSold = (rate: (typeof rates)[number]) =>
    rate.direction !== 'purchase' &&
    isHomeRate(rate) &&
    ['S', 'Z', 'E', 'O'].includes(rate.category) &&
    (rate.validFrom === null || rate.validFrom <= date) &&
    (rate.validTo === null || rate.validTo >= date)
  return {
    head: pageMeta(args, { title: t('tills')('total.new') }),
    rates: rateOptions(rates.filter(isSold), language, undefined, date),
    initial: { date: isFuture ? today : date, note: '' },
  }
}

export async function action(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: totalDecimals, locale })
  const outcome = await saveTotal(access, form)
  if (!outcome.made) {
    const { refusal, other, status } = outcome
    return data({ refusal, other }, { status })
  }
  const { id, number } = outcome.made
  return redirectWithToast(args, totalPath(access.firm.firmId, id), {
    type: 'success',
    message: t('tills')('total.done', { number }),
  })
}

export default function TotalNewRoute() {
  const { rates, initial } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT('tills')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('total.new')}
        sentence={t('total.sentence')}
        crumb={{ href: dailySalesPath(firm.firmId), label: t('daily.title') }}
      />
      <TotalForm
        rates={rates}
        initial={initial}
        refusal={answer?.refusal}
        other={answer?.other ?? ''}
      />
    </>
  )
}

export const meta = headOf
