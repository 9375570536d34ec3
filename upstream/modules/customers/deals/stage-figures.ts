import type { DealHistory, Pipeline } from './pipeline.ts'

/**
 * How deals went through a stage. `reached` = `advanced` + `lostHere` + `openHere`: a deal is counted at
 * the furthest stage it came to, and in all before it as advanced, whether it stopped there or not.
 */
export type StageFigures = {
  stageId: string
  reached: number
  /** Came to a later stage, or was won. */
  advanced: number
  lostHere: number
  openHere: number
  /** Whole seconds that deals stayed which have left the stage, all their visits together. */
  meanSeconds: number | null
  medianSeconds: number | null
  /** Deals that these two are of. */
  stays: number
}

/**
 * The funnel of a pipeline, in the order of its stages. The conversion of a stage is `advanced` of
 * `advanced` + `lostHere`: what is still open has not decided.
 * @param histories deals of the pipeline; entries of stages that it has no more are passed over
 */
export function stageFigures(
  pipeline: Pipeline,
  histories: readonly DealHistory[],
): StageFigures[] {
  const orders = new Map(pipeline.stages.map(({ id }, at) => [id, at]))
  const furthest = histories.map((deal) => ({
    deal,
    at: Math.max(-1, ...deal.entries.map(({ stageId }) => orders.get(stageId) ?? -1)),
  }))
  return pipeline.stages.map(({ id }, order) => {
    const reached = furthest.filter(({ at }) => at >= order)
    const here = reached.filter(({ deal, at }) => at === order && deal.state !== 'won')
    const lostHere = here.filter(({ deal }) => deal.state === 'lost').length
    const stays = histories.flatMap((deal) => staySeconds(deal, id) ?? []).sort((a, b) => a - b)
    return {
      stageId: id,
      reached: reached.length,
      advanced: reached.length - here.length,
      lostHere,
      openHere: here.length - lostHere,
      meanSeconds: meanOf(stays),
      medianSeconds: medianOf(stays),
      stays: stays.length,
    }
  })
}

/** How long a deal was in a stage; undefined where it never was, or still is. */
function staySeconds({ entries, closedAt }: DealHistory, stageId: string): number | undefined {
  let total: number | undefined
  for (const [at, entry] of entries.entries()) {
    if (entry.stageId !== stageId) continue
    const end = entries[at + 1]?.at ?? closedAt
    if (end === null) return undefined
    total = (total ?? 0) + Math.max(0, Date.parse(end) - Date.parse(entry.at))
  }
  return total === undefined ? undefined : Math.round(total / 1000)
}

function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
}

function medianOf(sorted: readonly number[]): number | null {
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) return null
  const lower = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? upper) : upper
  return Math.round((lower + upper) / 2)
}
