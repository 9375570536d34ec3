import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Rules, RulesCell, Segmented, SheetPad, text } from '#app/ui/index.ts'
import { Id } from '#contract/core/fields.ts'
import { dealsContract } from '#contract/customers/deals.ts'
import { pipelinesContract } from '#contract/customers/pipelines.ts'
import { ForecastMonths } from '../components/forecast-months.tsx'
import { ForecastTruth } from '../components/forecast-truth.tsx'
import { StageFunnel } from '../components/stage-funnel.tsx'
import { boardPath, dealsPath, forecastPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const given = Id.safeParse(new URL(args.request.url).searchParams.get('pipeline')).data
  const [{ t }, pipelines] = await Promise.all([
    getVisit(args),
    call(pipelinesContract.choices, { firmId }),
  ])
  const pipelineId = pipelines.find(({ id }) => id === given)?.id
  const forecast = await call(dealsContract.forecast, { firmId, pipelineId })
  const head = pageMeta(args, { title: t('deals')('forecast.title') })
  return { head, forecast, pipelines, pipelineId }
}

export default function DealForecastRoute() {
  const { forecast, pipelines, pipelineId } = useLoaderData<typeof loader>()
  const t = useT('deals')
  const { money, date, number } = useFormat()
  const { firm } = useFirm()
  const { unpriced, oldestRate, lostReasons } = forecast
  return (
    <>
      <PageHead
        title={t('forecast.title')}
        sentence={t('forecast.sentence')}
        crumb={{ href: boardPath(firm.firmId, pipelineId), label: t('list.title') }}
      />
      {pipelines.length > 1 && (
        <SheetPad>
          <Segmented
            label={t('record.pipeline')}
            choices={[
              {
                href: forecastPath(firm.firmId),
                label: t('forecast.all'),
                isCurrent: pipelineId === undefined,
              },
              ...pipelines.map(({ id, name }) => ({
                href: forecastPath(firm.firmId, id),
                label: name,
                isCurrent: id === pipelineId,
              })),
            ]}
          />
        </SheetPad>
      )}
      <ForecastMonths forecast={forecast} pipelineId={pipelineId} />
      <Rules columns="two">
        {(unpriced.length > 0 || oldestRate) && (
          <RulesCell title={t('forecast.rates')}>
            {oldestRate && (
              <p>
                {t('forecast.oldestRate', {
                  currency: oldestRate.currency,
                  date: date(oldestRate.date),
                })}
              </p>
            )}
            {unpriced.map((one) => (
              <p key={one.currency}>
                <a
                  className={text.link}
                  href={`${dealsPath(firm.firmId)}?currency=${one.currency}`}
                >
                  {t('forecast.unpriced', {
                    count: one.count,
                    amount: money(one.amount, one.currency),
                  })}
                </a>
              </p>
            ))}
          </RulesCell>
        )}
        {lostReasons.length > 0 && (
          <RulesCell title={t('forecast.lostReasons')}>
            <ul>
              {lostReasons.map(({ reason, count }) => (
                <li key={reason}>
                  {reason}: {number(count)}
                </li>
              ))}
            </ul>
          </RulesCell>
        )}
      </Rules>
      <StageFunnel stages={forecast.funnel} />
      <ForecastTruth forecast={forecast} />
    </>
  )
}

export const meta = headOf
