import type { PackageState } from '#contract/learning/packages.ts'
import { isSatisfied, noProgress } from './cmi5/session.ts'
import type { StoredPackage } from './keep-package.ts'
import { activityOf, type Part } from './parts.ts'
import { resumes, type ScoRecord } from './scorm/run-time.ts'
import { followSequencing, type Reached, type Standing } from './scorm/sequencing.ts'
import type { KeptItem } from './takings.ts'

export type Outcome = { state: PackageState; percent: string | null; seconds: number }

/** What came of a package as a whole: of all parts that can be opened. */
type WholeOutcome = Outcome &
  (
    | { kind: 'scorm'; completion: ScoRecord['completion']; success: ScoRecord['success'] }
    | { kind: 'cmi5'; isSatisfied: boolean }
  )

const none: Outcome = { state: 'notStarted', percent: null, seconds: 0 }

/** What came of one part; undefined for one that was never opened. */
export function outcomeOf(kept: KeptItem | undefined): Outcome {
  if (kept === undefined) return none
  if ('unit' in kept) {
    const { isPassed, isFailed, isCompleted, isWaived, scaled } = kept.unit
    const state = isPassed
      ? 'passed'
      : isFailed
        ? 'failed'
        : isCompleted || isWaived
          ? 'completed'
          : 'started'
    return {
      state,
      percent: scaled === null ? null : percentText(scaled * 100),
      seconds: kept.seconds,
    }
  }
  const { sco } = kept
  const seconds = Math.round(sco.totalTime / 100)
  return { state: stateOf(sco), percent: percentOf(sco), seconds }
}

/** How the parts of a package of SCORM stand by its author's rules; the package itself by an empty id. */
export function standingsOf(
  stored: StoredPackage,
  parts: readonly Part[],
  items: ReadonlyMap<string, KeptItem>,
): Map<string, Standing> {
  const reached = [...items].flatMap(([itemId, kept]): [string, Reached][] =>
    'sco' in kept ? [[itemId, reachedBy(kept.sco)]] : [],
  )
  return followSequencing(activityOf(stored, parts), new Map(reached))
}

function reachedBy(record: ScoRecord): Reached {
  const { completion, success, score, values, attempts } = record
  const objectives = new Map<string, { satisfied?: boolean; measure?: number }>()
  for (const [element, id] of Object.entries(values)) {
    const [, at] = /^cmi\.objectives\.(\d+)\.id$/.exec(element) ?? []
    if (at === undefined) continue
    const success = values[`cmi.objectives.${at}.success_status`]
    const scaled = values[`cmi.objectives.${at}.score.scaled`]
    objectives.set(id, {
      ...((success === 'passed' || success === 'failed') && { satisfied: success === 'passed' }),
      ...(scaled && { measure: Number(scaled) }),
    })
  }
  return {
    attempts: attempts ?? 1,
    isSuspended: resumes(record),
    completed: completion === 'notAttempted' ? undefined : completion === 'completed',
    satisfied: success === 'unknown' ? undefined : success === 'passed',
    measure: score.scaled ? Number(score.scaled) : undefined,
    objectives,
  }
}

/**
 * What came of all parts together: as the rules of its author sum them up, else done when each is, passed
 * when one said so and none failed; with the mean of the results that there are.
 */
export function wholeOutcome(
  stored: StoredPackage,
  parts: readonly Part[],
  items: ReadonlyMap<string, KeptItem>,
): WholeOutcome {
  const opened = parts.filter(({ kind }) => kind !== 'heading')
  const each = opened.map(({ itemId }) => outcomeOf(items.get(itemId)))
  const percents = each.flatMap(({ percent }) => (percent === null ? [] : [Number(percent)]))
  const sum = percents.reduce((total, percent) => total + percent, 0)
  const percent = percents.length === 0 ? null : percentText(sum / percents.length)
  const seconds = each.reduce((total, one) => total + one.seconds, 0)
  const isFailed = each.some(({ state }) => state === 'failed')
  const isDone = each.every(({ state }) => ['completed', 'passed', 'failed'].includes(state))
  const isPassed = each.some(({ state }) => state === 'passed') && isDone && !isFailed
  const isStarted = each.some(({ state }) => state !== 'notStarted')
  const startedState = isStarted ? 'started' : 'notStarted'
  const state = isFailed ? 'failed' : isPassed ? 'passed' : isDone ? 'completed' : startedState
  const units = opened.flatMap((part) => (part.kind === 'unit' ? [part] : []))
  if (units.length > 0) {
    const isMet = units.every(({ itemId, unit }) => {
      const kept = items.get(itemId)
      return isSatisfied(unit.moveOn, kept && 'unit' in kept ? kept.unit : noProgress)
    })
    return { kind: 'cmi5', isSatisfied: isMet, state, percent, seconds }
  }
  const summed = stored.standard === 'scorm2004' ? rolledUp(stored, parts, items) : undefined
  if (summed) {
    const { satisfied, completed, measure } = summed
    const success = satisfied === undefined ? 'unknown' : satisfied ? 'passed' : 'failed'
    const isOver = completed === true
    return {
      kind: 'scorm',
      state: success !== 'unknown' && isOver ? success : isOver ? 'completed' : startedState,
      success,
      completion: isOver ? 'completed' : isStarted ? 'incomplete' : 'notAttempted',
      percent: measure === undefined ? percent : percentText(measure * 100),
      seconds,
    }
  }
  const success = isFailed ? 'failed' : isPassed ? 'passed' : 'unknown'
  // SCORM 2004 may say that something is passed before it is completed.
  const isCompleted = opened.every(({ itemId }) => {
    const kept = items.get(itemId)
    return kept !== undefined && 'sco' in kept && kept.sco.completion === 'completed'
  })
  return {
    ...{ kind: 'scorm', success, state, percent, seconds },
    completion: isCompleted ? 'completed' : isStarted ? 'incomplete' : 'notAttempted',
  }
}

/** What a package comes to by rules of its author; undefined where there are none of that kind. */
function rolledUp(
  stored: StoredPackage,
  parts: readonly Part[],
  items: ReadonlyMap<string, KeptItem>,
): Standing | undefined {
  const { rules } = activityOf(stored, parts)
  const hasRules = [rules, ...parts.map((part) => part.rules)].some((one) => one.hasRollup)
  return hasRules ? standingsOf(stored, parts, items).get('') : undefined
}

function stateOf({ completion, success }: ScoRecord): PackageState {
  if (success !== 'unknown') return success
  // It was opened, or there would be no record.
  return completion === 'completed' ? 'completed' : 'started'
}

/** The score in per cent of what can be reached; SCORM 1.2 counts from 0 to 100 where nothing is said. */
function percentOf({ score: { raw, min, max, scaled } }: ScoRecord): string | null {
  if (scaled !== null && scaled !== '') return percentText(Number(scaled) * 100)
  if (raw === null || raw === '') return null
  const [least, most] = [Number(min || '0'), Number(max || '100')]
  return most > least ? percentText(((Number(raw) - least) * 100) / (most - least)) : null
}

function percentText(value: number): string {
  return String(Math.round(Math.min(Math.max(value, 0), 100) * 100) / 100)
}
