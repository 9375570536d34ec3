import type { Condition, Objective, PreRule, RollupRule, Sequencing } from './sequencing-rules.ts'

/** A part of a package with the parts below it; what is launched has none. */
export type Activity = { id: string; rules: Sequencing; children: Activity[] }

/** What is known of a result: undefined where nobody said. */
type Known = { satisfied?: boolean | undefined; measure?: number | undefined }

/** What a learner has reached in a part that is launched. */
export type Reached = Known & {
  attempts: number
  isSuspended: boolean
  completed?: boolean | undefined
  /** What the part says of its own objectives, by their ids. */
  objectives: ReadonlyMap<string, Known>
}

/** How a part or a cluster stands. */
export type Standing = Known & {
  completed: boolean | undefined
  /** Whether it may be opened now; of a cluster, whether anything in it may. */
  isOpen: boolean
  isSkipped: boolean
}

type Status = Known & {
  completed: boolean | undefined
  isAttempted: boolean
  isSuspended: boolean
  isOverLimit: boolean
  objectives: ReadonlyMap<string, Known>
}

type State = {
  statuses: ReadonlyMap<Activity, Status>
  /** What is known of objectives that parts share, by their names. */
  shared: ReadonlyMap<string, Known>
}

/**
 * How all parts of a package stand by the rules of their author, and which a learner may open: a pure
 * function of what was reached. Followed are control modes, rules before a part is opened, limits of
 * attempts, rollup, and objectives that parts share (SCORM 2004 4th Edition, SN 3 and 4). What cannot be
 * known, such as whether somebody who never came is satisfied, makes a condition neither true nor false,
 * negated or not, and a rule with it does not hold.
 */
export function followSequencing(
  root: Activity,
  reached: ReadonlyMap<string, Reached>,
): Map<string, Standing> {
  // What clusters come to may change what is skipped, and what is skipped what they come to: twice is
  // enough for rules that do not run in circles.
  let skipped: ReadonlySet<Activity> = new Set()
  let state = stateOf(root, reached, skipped)
  for (let turn = 0; turn < 2; turn++) {
    skipped = new Set(activitiesIn(root).filter((one) => hasPre(one, 'skip', state)))
    state = stateOf(root, reached, skipped)
  }
  const standings = new Map<string, Standing>()
  const openIds = openLeaves(root, state, skipped)
  const stand = (activity: Activity, isSkipped: boolean): boolean => {
    const isHere = isSkipped || skipped.has(activity)
    const below = activity.children.map((child) => stand(child, isHere))
    const isOpen = activity.children.length > 0 ? below.includes(true) : openIds.has(activity.id)
    const { completed, satisfied, measure } = statusIn(state, activity)
    standings.set(activity.id, { completed, satisfied, measure, isOpen, isSkipped: isHere })
    return isOpen
  }
  stand(root, false)
  return standings
}

function activitiesIn(activity: Activity): Activity[] {
  return [activity, ...activity.children.flatMap(activitiesIn)]
}

function stateOf(
  root: Activity,
  reached: ReadonlyMap<string, Reached>,
  skipped: ReadonlySet<Activity>,
): State {
  const statuses = new Map<Activity, Status>()
  const shared = new Map<string, Known>()
  for (const activity of activitiesIn(root)) {
    if (activity.children.length > 0) continue
    const status = leafStatus(activity, reached.get(activity.id))
    statuses.set(activity, status)
    share(shared, activity, status)
  }
  const state = { statuses, shared }
  const sum = (activity: Activity) => {
    if (activity.children.length === 0) return
    for (const child of activity.children) sum(child)
    const status = clusterStatus(activity, state, skipped)
    statuses.set(activity, status)
    share(shared, activity, status)
  }
  sum(root)
  return state
}

function leafStatus({ rules }: Activity, reached: Reached | undefined): Status {
  if (reached === undefined) return { ...untouched, isOverLimit: rules.attemptLimit === 0 }
  const { attempts, isSuspended, completed, satisfied, measure, objectives } = reached
  const isSilent = satisfied === undefined && completed === true && !rules.saysSuccess
  const primary = rules.objectives.find(({ isPrimary }) => isPrimary)
  const said = objectives.get(primary?.id ?? '')
  const limit = rules.attemptLimit
  return {
    completed,
    satisfied: said?.satisfied ?? (isSilent ? true : satisfied),
    measure: said?.measure ?? measure,
    isAttempted: true,
    isSuspended,
    isOverLimit: limit !== null && attempts >= limit && !isSuspended,
    objectives,
  }
}

const untouched: Status = {
  completed: undefined,
  satisfied: undefined,
  measure: undefined,
  isAttempted: false,
  isSuspended: false,
  isOverLimit: false,
  objectives: new Map(),
}

/** Writes what a part says of objectives that others share; a better result stays. */
function share(shared: Map<string, Known>, { rules }: Activity, status: Status): void {
  for (const objective of rules.objectives) {
    const own = objective.isPrimary ? status : status.objectives.get(objective.id)
    for (const { id, writesStatus, writesMeasure } of objective.shared) {
      const before = shared.get(id) ?? {}
      const said = writesStatus ? own?.satisfied : undefined
      const measure = writesMeasure ? own?.measure : undefined
      shared.set(id, {
        satisfied: before.satisfied === true ? true : (said ?? before.satisfied),
        measure: measure === undefined ? before.measure : Math.max(measure, before.measure ?? -1),
      })
    }
  }
}

/** What is known of an objective of a part: what others share of it, else what the part says itself. */
function knownOf(state: State, activity: Activity, id: string): Known {
  const { objectives } = activity.rules
  const status = statusIn(state, activity)
  const objective: Objective | undefined =
    id === ''
      ? objectives.find(({ isPrimary }) => isPrimary)
      : objectives.find((one) => one.id === id)
  const isOwn = objective ? objective.isPrimary : id === ''
  const own: Known = isOwn ? status : (status.objectives.get(id) ?? {})
  let { satisfied, measure } = own
  for (const one of objective?.shared ?? []) {
    const there = state.shared.get(one.id)
    if (one.readsStatus && there?.satisfied !== undefined) satisfied = there.satisfied
    if (one.readsMeasure && there?.measure !== undefined) measure = there.measure
  }
  return { satisfied, measure }
}

function statusIn({ statuses }: State, activity: Activity): Status {
  return statuses.get(activity) ?? untouched
}

/** Whether a condition holds; undefined where it cannot be known. */
function holds(state: State, activity: Activity, condition: Condition): boolean | undefined {
  const found = plainly(state, activity, condition)
  return found === undefined || !condition.isNegated ? found : !found
}

function plainly(
  state: State,
  activity: Activity,
  { what, objective, measure: bound }: Condition,
): boolean | undefined {
  const status = statusIn(state, activity)
  const { satisfied, measure } = knownOf(state, activity, objective)
  switch (what) {
    case 'satisfied':
      return satisfied
    case 'objectiveStatusKnown':
      return satisfied !== undefined
    case 'objectiveMeasureKnown':
      return measure !== undefined
    case 'objectiveMeasureGreaterThan':
      return measure === undefined ? undefined : measure > bound
    case 'objectiveMeasureLessThan':
      return measure === undefined ? undefined : measure < bound
    case 'completed':
      return status.completed
    case 'activityProgressKnown':
      return status.completed !== undefined
    case 'attempted':
      return status.isAttempted
    case 'attemptLimitExceeded':
      return status.isOverLimit
    case 'always':
      return true
  }
}

type Asked = { needs: 'all' | 'any'; conditions: readonly Condition[] }

function meets(
  state: State,
  activity: Activity,
  { needs, conditions }: Asked,
): boolean | undefined {
  const found = conditions.map((condition) => holds(state, activity, condition))
  const decides = needs === 'any'
  if (found.includes(decides)) return decides
  return found.includes(undefined) ? undefined : !decides
}

function hasPre(activity: Activity, action: PreRule['action'], state: State): boolean {
  return activity.rules.pre.some(
    (rule) => rule.action === action && meets(state, activity, rule) === true,
  )
}

/** What a cluster comes to by its parts (SN, 4.6). */
function clusterStatus(cluster: Activity, state: State, skipped: ReadonlySet<Activity>): Status {
  const parts = cluster.children.map((child) => ({ child, status: statusIn(state, child) }))
  const isAttempted = parts.some(({ status }) => status.isAttempted)
  const weights = parts.reduce((sum, { child }) => sum + child.rules.counts.weight, 0)
  const measures = parts.flatMap(({ child }) => {
    const { measure } = knownOf(state, child, '')
    const { weight } = child.rules.counts
    return measure === undefined || weight === 0 ? [] : [measure * weight]
  })
  // One that said nothing counts as nothing, so that a single good result does not carry all.
  const measure =
    measures.length === 0 ? undefined : measures.reduce((sum, one) => sum + one, 0) / weights
  const { rollup, leastMeasure } = cluster.rules
  const finds = (rule: RollupRule) =>
    isFound(
      rule,
      cluster.children
        .filter((child) => doesCount(child, rule.action, state, skipped))
        .map((child) => meets(state, child, rule)),
    )
  const decide = (yes: RollupRule['action'], no: RollupRule['action'], usual: RollupRule[]) => {
    const own = rollup.filter(({ action }) => action === yes || action === no)
    const rules = own.length > 0 ? own : usual
    if (rules.some((rule) => rule.action === yes && finds(rule))) return true
    return rules.some((rule) => rule.action === no && finds(rule)) ? false : undefined
  }
  const byMeasure =
    leastMeasure === null || measure === undefined ? undefined : measure >= leastMeasure
  return {
    ...untouched,
    measure,
    isAttempted,
    satisfied:
      leastMeasure === null ? decide('satisfied', 'notSatisfied', usualForSatisfied) : byMeasure,
    completed: decide('completed', 'incomplete', usualForCompleted),
    isSuspended: parts.some(({ status }) => status.isSuspended),
  }
}

const usually = (action: RollupRule['action'], what: Condition['what']): RollupRule => ({
  action,
  of: 'all',
  least: 0,
  needs: 'any',
  conditions: [{ what, isNegated: false, objective: '', measure: 0 }],
})
const usualForSatisfied = [
  usually('satisfied', 'satisfied'),
  usually('notSatisfied', 'objectiveStatusKnown'),
]
const usualForCompleted = [
  usually('completed', 'completed'),
  usually('incomplete', 'activityProgressKnown'),
]

/** Whether a part counts in a result of its cluster (SN, 4.6.1 and 4.6.2). */
function doesCount(
  child: Activity,
  action: RollupRule['action'],
  state: State,
  skipped: ReadonlySet<Activity>,
): boolean {
  const { counts, required } = child.rules
  const isOfSuccess = action === 'satisfied' || action === 'notSatisfied'
  if (!(isOfSuccess ? counts.satisfied : counts.completed)) return false
  const { isAttempted, isSuspended } = statusIn(state, child)
  switch (required[action]) {
    case 'ifAttempted':
      return isAttempted
    case 'ifNotSuspended':
      return !(isAttempted && isSuspended)
    case 'ifNotSkipped':
      return !skipped.has(child)
    case 'always':
      return true
  }
}

function isFound({ of, least }: RollupRule, found: readonly (boolean | undefined)[]): boolean {
  if (found.length === 0) return false
  const met = found.filter((one) => one === true).length
  switch (of) {
    case 'all':
      return met === found.length
    case 'any':
      return met > 0
    case 'none':
      return found.every((one) => one === false)
    case 'atLeastCount':
      return met >= least
    case 'atLeastPercent':
      return met / found.length >= least
  }
}

/** The parts that may be opened, by their ids. */
function openLeaves(root: Activity, state: State, skipped: ReadonlySet<Activity>): Set<string> {
  const leaves = leavesIn(root, [])
  const isPassedOver = ({ path }: Leaf) => path.some((one) => skipped.has(one))
  const isBegun = ({ activity }: Leaf) => statusIn(state, activity).isAttempted
  const isOpen = (leaf: Leaf, at: number): boolean => {
    if (leaf.path.some((one) => hasPre(one, 'disabled', state))) return false
    if (statusIn(state, leaf.activity).isOverLimit) return false
    return leaf.path.every((activity, depth) => {
      const next = leaf.path[depth + 1]
      if (next === undefined) return true
      const isInside = ({ path }: Leaf) => path[depth] === activity
      const before = leaves.slice(0, at).filter((one) => isInside(one) && !isPassedOver(one))
      const { hasChoice, flows, isForwardOnly } = activity.rules.mode
      const last = before.at(-1)
      const isNext = last === undefined || isBegun(last)
      if (!hasChoice && !isNext) return false
      // What cannot be chosen is reached by going on from what comes before it, where one can go on.
      if (hasPre(next, 'hiddenFromChoice', state) && !(flows && isNext)) return false
      if (isForwardOnly && leaves.slice(at + 1).some((one) => isInside(one) && isBegun(one))) {
        return false
      }
      const earlier = activity.children.slice(0, activity.children.indexOf(next))
      return !earlier.some((one) => hasPre(one, 'stopForwardTraversal', state))
    })
  }
  return new Set(leaves.flatMap((leaf, at) => (isOpen(leaf, at) ? [leaf.activity.id] : [])))
}

/** A part that is launched, with all that it lies in, the outermost first and itself last. */
type Leaf = { activity: Activity; path: readonly Activity[] }

function leavesIn(activity: Activity, above: readonly Activity[]): Leaf[] {
  const path = [...above, activity]
  return activity.children.length === 0
    ? [{ activity, path }]
    : activity.children.flatMap((child) => leavesIn(child, path))
}
