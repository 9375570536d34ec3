import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, text } from '#app/ui/index.ts'
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
    <Table caption={t('funnel.title')} isCaptionShown isStacked>
      <thead>
        <tr>
          <HeadCell>{t('list.stage')}</HeadCell>
          <HeadCell isNumber>{t('funnel.reached')}</HeadCell>
          <HeadCell isNumber>{t('funnel.openHere')}</HeadCell>
          <HeadCell isNumber>{t('funnel.lostHere')}</HeadCell>
          <HeadCell isNumber>{t('funnel.conversion')}</HeadCell>
          <HeadCell isNumber>{t('funnel.days')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {stages.map((stage) => (
          <tr key={stage.stageId}>
            <Cell place="name">
              <a className={text.link} href={`${dealsPath(firm.firmId)}?stage=${stage.stageId}`}>
                {stage.name}
              </a>
            </Cell>
            <NumberCell place="detail">{number(stage.reached)}</NumberCell>
            <NumberCell>{number(stage.openHere)}</NumberCell>
            <NumberCell>{number(stage.lostHere)}</NumberCell>
            <NumberCell place="figure">{share(stage)}</NumberCell>
            <NumberCell>{stage.medianDays === null ? '–' : number(stage.medianDays)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
