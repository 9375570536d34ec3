import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, text } from '#app/ui/index.ts'
import type { DealForecast } from '#contract/customers/deals.ts'
import { dealsPath } from '../paths.ts'

type Stage = DealForecast['funnel'][number]
type StageFunnelProps = { stages: readonly Stage[] }

/** How deals went through the stages of a pipeline: conversion and days. */
export function StageFunnel({ stages }: StageFunnelProps) {
  const t = useT('deals')
  const { number } = useFormat()
  const { firm } = useFirm()
  if (stages.every(({ reached }) => reached === 0)) return null
  const share = ({ advanced, lostHere }: Stage) =>
    advanced + lostHere === 0
      ? '–'
      : `${number(Math.round((100 * advanced) / (advanced + lostHere)))} %`
  return (
    <RowsTable
      caption={t('funnel.title')}
      isCaptionShown
      isStacked
      rows={stages}
      keyOf={(stage) => stage.stageId}
      columns={[
        {
          head: t('list.stage'),
          place: 'name',
          cell: (stage) => (
            <a className={text.link} href={`${dealsPath(firm.firmId)}?stage=${stage.stageId}`}>
              {stage.name}
            </a>
          ),
        },
        {
          head: t('funnel.reached'),
          isNumber: true,
          place: 'detail',
          cell: (stage) => number(stage.reached),
        },
        { head: t('funnel.openHere'), isNumber: true, cell: (stage) => number(stage.openHere) },
        { head: t('funnel.lostHere'), isNumber: true, cell: (stage) => number(stage.lostHere) },
        {
          head: t('funnel.conversion'),
          isNumber: true,
          place: 'figure',
          cell: (stage) => share(stage),
        },
        {
          head: t('funnel.days'),
          isNumber: true,
          cell: (stage) => (stage.medianDays === null ? '–' : number(stage.medianDays)),
        },
      ]}
    />
  )
}
