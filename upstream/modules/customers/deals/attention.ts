import { daysBetween } from '#contract/core/days.ts'
import { localOf } from '#contract/core/zoned-time.ts'
import type { Stage } from './pipeline.ts'

/** Why a deal should be looked at. */
export type DealFlag =
  | { flag: 'tooLongInStage'; days: number; limit: number }
  | { flag: 'expectedDateOver'; days: number }
  | { flag: 'noExpectedDate' }
  | { flag: 'stepOver'; days: number }
  | { flag: 'noNextStep' }

export type WatchedDeal = {
  stageEnteredAt: string
  expectedDate: string | null
  nextStepDate: string | null
}

/**
 * What is wrong with an open deal, in a fixed order. Days are those of the firm's calendar: one that came
 * into a stage yesterday at 23:59 has been there for a day.
 */
export function dealFlags(
  deal: WatchedDeal,
  stage: Stage,
  { today, timeZone }: { today: string; timeZone: string },
): DealFlag[] {
  const flags: DealFlag[] = []
  const days = daysBetween(localOf(deal.stageEnteredAt, timeZone).slice(0, 10), today)
  const limit = stage.ageLimitDays
  if (limit !== null && days > limit) flags.push({ flag: 'tooLongInStage', days, limit })
  if (deal.expectedDate === null) flags.push({ flag: 'noExpectedDate' })
  else if (deal.expectedDate < today) {
    flags.push({ flag: 'expectedDateOver', days: daysBetween(deal.expectedDate, today) })
  }
  if (deal.nextStepDate === null) flags.push({ flag: 'noNextStep' })
  else if (deal.nextStepDate < today) {
    flags.push({ flag: 'stepOver', days: daysBetween(deal.nextStepDate, today) })
  }
  return flags
}
