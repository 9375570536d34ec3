import type { PackageState } from '#contract/learning/packages.ts'
import { isSatisfied, noProgress } from './cmi5/session.ts'
import type { Part } from './parts.ts'
import type { ScoRecord } from './scorm/run-time.ts'
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

/**
 * What came of all parts together: done when each is, passed when one said so and none failed, with
 * the mean of the results that there are.
 */
export function wholeOutcome(
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
  const state = isFailed
    ? 'failed'
    : isPassed
      ? 'passed'
      : isDone
        ? 'completed'
        : isStarted
          ? 'started'
          : 'notStarted'
  const units = opened.flatMap((part) => (part.kind === 'unit' ? [part] : []))
  if (units.length > 0) {
    const isMet = units.every(({ itemId, unit }) => {
      const kept = items.get(itemId)
      return isSatisfied(unit.moveOn, kept && 'unit' in kept ? kept.unit : noProgress)
    })
    return { kind: 'cmi5', isSatisfied: isMet, state, percent, seconds }
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
