/**
 * How a learner may move among the parts of a cluster (SCORM 2004 SN, 3.2): without `choice` only to what
 * comes next, and `isForwardOnly` never back. Only where it `flows` is there a next part at all.
 */
export type ControlMode = { hasChoice: boolean; flows: boolean; isForwardOnly: boolean }

export const conditionKinds = [
  'satisfied',
  'objectiveStatusKnown',
  'objectiveMeasureKnown',
  'objectiveMeasureGreaterThan',
  'objectiveMeasureLessThan',
  'completed',
  'activityProgressKnown',
  'attempted',
  'attemptLimitExceeded',
  'always',
] as const

/** What a rule asks of a part. */
export type Condition = {
  what: (typeof conditionKinds)[number]
  isNegated: boolean
  /** An objective of the part, by its id; empty for what the part itself is about. */
  objective: string
  /** From -1 to 1, for those that compare. */
  measure: number
}

type Asked = { needs: 'all' | 'any'; conditions: Condition[] }

export const preActions = ['skip', 'disabled', 'hiddenFromChoice', 'stopForwardTraversal'] as const

/** What becomes of a part before it is opened. */
export type PreRule = Asked & { action: (typeof preActions)[number] }

export const rollupActions = ['satisfied', 'notSatisfied', 'completed', 'incomplete'] as const
type RollupAction = (typeof rollupActions)[number]
export const childSets = ['all', 'any', 'none', 'atLeastCount', 'atLeastPercent'] as const

/** What a cluster is by what its parts are. */
export type RollupRule = Asked & {
  action: RollupAction
  of: (typeof childSets)[number]
  /** A number of parts, or a share of them from 0 to 1. */
  least: number
}

export const considerations = ['always', 'ifAttempted', 'ifNotSuspended', 'ifNotSkipped'] as const

/** An aim of a part, which others may share by the name of a global one. */
export type Objective = {
  id: string
  isPrimary: boolean
  shared: {
    id: string
    readsStatus: boolean
    readsMeasure: boolean
    writesStatus: boolean
    writesMeasure: boolean
  }[]
}

/** The rules of a part or a cluster, as its author wrote them (IMS Simple Sequencing, SCORM 2004 SN 3). */
export type Sequencing = {
  mode: ControlMode
  pre: PreRule[]
  /** How often it may be begun anew; null for always. */
  attemptLimit: number | null
  rollup: RollupRule[]
  /** How far it counts in the cluster that it lies in. */
  counts: { satisfied: boolean; completed: boolean; weight: number }
  /** When it counts for each of the results of its cluster. */
  required: Record<RollupAction, (typeof considerations)[number]>
  objectives: Objective[]
  /** A cluster is satisfied from this measure of its parts on; null where rules say when. */
  leastMeasure: number | null
  /** Whether only the part itself says that it is satisfied: else one that ends in silence is. */
  saysSuccess: boolean
  /** Whether its author said anything of how results are summed up. */
  hasRollup: boolean
}

/**
 * What holds where an author says nothing. The standard has nothing flow then; as a learner of ours always
 * sees what there is, all is free.
 */
export const noRules: Sequencing = {
  mode: { hasChoice: true, flows: false, isForwardOnly: false },
  pre: [],
  attemptLimit: null,
  rollup: [],
  counts: { satisfied: true, completed: true, weight: 1 },
  required: {
    satisfied: 'always',
    notSatisfied: 'always',
    completed: 'always',
    incomplete: 'always',
  },
  objectives: [],
  leastMeasure: null,
  saysSuccess: false,
  hasRollup: false,
}
