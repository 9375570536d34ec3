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
