/** A stage of a pipeline. `probability` is a percentage, a decimal text from 0 to 100. */
export type Stage = {
  id: string
  probability: string
  /** Days after which a deal has been in it too long; null for no limit. */
  ageLimitDays: number | null
  /** Whether deals in it are counted on: the worst forecast has them. */
  isCommitted: boolean
}

/** Stages in their order. Won and lost are no stages: they are how a deal ends. */
export type Pipeline = { id: string; stages: readonly Stage[] }

export type DealState = 'open' | 'won' | 'lost'

/** A deal came into a stage. The first is its beginning; a stage may come twice. */
export type StageEntry = { stageId: string; at: string }

/** How a deal went: its entries in order of time, and when it ended. */
export type DealHistory = {
  dealId: string
  state: DealState
  closedAt: string | null
  entries: readonly StageEntry[]
}

export type DealMove =
  | { outcome: 'moved'; entry: StageEntry }
  | { outcome: 'stays' }
  | { outcome: 'refused'; reason: 'isClosed' | 'noSuchStage' }

/** What is written when a deal is put into a stage; put where it is, nothing. @param at the server's instant */
export function moveDeal(
  deal: DealHistory,
  pipeline: Pipeline,
  stageId: string,
  at: string,
): DealMove {
  if (deal.state !== 'open') return { outcome: 'refused', reason: 'isClosed' }
  if (!pipeline.stages.some(({ id }) => id === stageId)) {
    return { outcome: 'refused', reason: 'noSuchStage' }
  }
  if (deal.entries.at(-1)?.stageId === stageId) return { outcome: 'stays' }
  return { outcome: 'moved', entry: { stageId, at } }
}
