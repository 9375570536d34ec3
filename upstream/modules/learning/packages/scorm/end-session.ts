import type { Standard } from './cmi-elements.ts'
import {
  type LaunchFacts,
  resumes,
  type ScoRecord,
  type ScoSession,
  sessionTime,
  status12,
} from './run-time.ts'

export type EndRules = {
  /** Whether a later session may make a result worse; else what was reached stays. */
  mayFall: boolean
  /**
   * Whether a package that ends without a word about its status has been completed, as SCORM asks
   * of us; false leaves it incomplete.
   */
  completesSilently: boolean
}

export const usualEndRules: EndRules = { mayFall: false, completesSilently: true }

type Outcome = Pick<ScoRecord, 'completion' | 'success' | 'score' | 'progress'>

/**
 * Ends a session: `finished` where the package said so, `lost` where its window went away. What
 * it set becomes the record: time is added once, and what was reached before does not fall unless
 * asked. Without credit nothing counts but the time and what the package wants back.
 */
export function endSession(
  record: ScoRecord,
  session: ScoSession,
  facts: LaunchFacts,
  { how, rules = usualEndRules }: { how: 'finished' | 'lost'; rules?: EndRules },
): { record: ScoRecord; session: ScoSession } {
  if (session.isEnded) return { record, session }
  const { standard } = record
  const exit = session.set[standard === 'scorm12' ? 'cmi.core.exit' : 'cmi.exit'] ?? ''
  const said = saidNow(standard, session)
  const ending = { set: session.set, status: said ?? saidBefore(record), facts, how, rules }
  const found = standard === 'scorm12' ? outcome12(ending) : outcome2004(ending)
  const counts = facts.isForCredit && facts.mode === 'normal'
  const kept = rules.mayFall ? { ...pick(record), ...known(found) } : better(pick(record), found)
  const next: ScoRecord = {
    ...record,
    ...(counts ? kept : browsed(record)),
    hasSaidStatus: record.hasSaidStatus || (counts && said !== undefined),
    totalTime: record.totalTime + sessionTime(standard, session),
    sessions: record.sessions + 1,
    values: { ...record.values, ...carried(standard, session.set) },
    lastExit: how === 'lost' ? 'lost' : exitOf(exit),
  }
  return { record: next, session: { ...session, isEnded: true } }
}

type Ending = {
  set: Readonly<Record<string, string>>
  /** What the package says of its status, now or in the session that goes on. */
  status: string | undefined
  facts: LaunchFacts
  how: 'finished' | 'lost'
  rules: EndRules
}

/** Libraries commit the whole data model: what stands there from the start, nobody said. */
function saidNow(standard: Standard, { set }: ScoSession): string | undefined {
  const said = set[standard === 'scorm12' ? 'cmi.core.lesson_status' : 'cmi.completion_status']
  return said === 'not attempted' || said === 'unknown' ? undefined : said
}

function saidBefore(record: ScoRecord): string | undefined {
  if (!record.hasSaidStatus) return undefined
  if (record.standard === 'scorm12') return status12(record)
  return resumes(record) ? record.completion : undefined
}

function outcome12({ set, status, facts, how, rules }: Ending): Outcome {
  const { passingScore } = facts
  const raw = set['cmi.core.score.raw'] || null
  const score = {
    raw,
    min: set['cmi.core.score.min'] || null,
    max: set['cmi.core.score.max'] || null,
    scaled: null,
  }
  const none = { score, progress: null }
  const isSuspended = set['cmi.core.exit'] === 'suspend'
  // A score halfway through a suspended lesson is no result yet.
  const isJudged = passingScore !== null && raw !== null && how === 'finished'
  if (isJudged && !(isSuspended && ['incomplete', undefined].includes(status))) {
    const success = Number(raw) >= Number(passingScore) ? 'passed' : 'failed'
    return { ...none, completion: 'completed', success }
  }
  if (status === 'passed' || status === 'failed')
    return { ...none, completion: 'completed', success: status }
  if (status === 'completed' || status === 'incomplete')
    return { ...none, completion: status, success: 'unknown' }
  if (status === 'browsed') return { ...none, completion: 'browsed', success: 'unknown' }
  // It said nothing: the standard has us say "completed" at its end (RTE 3.4.4, lesson_status).
  const isDone = how === 'finished' && rules.completesSilently && !isSuspended
  return { ...none, completion: isDone ? 'completed' : 'incomplete', success: 'unknown' }
}

function outcome2004({ set, status, facts, how, rules }: Ending): Outcome {
  const { passingScore, completionThreshold } = facts
  const scaled = set['cmi.score.scaled'] ?? null
  const progress = set['cmi.progress_measure'] ?? null
  const said = status ?? 'unknown'
  const isSuspended = ['suspend', 'logout'].includes(set['cmi.exit'] ?? '')
  const isSilent = said === 'unknown' && progress === null && how === 'finished' && !isSuspended
  const byProgress =
    completionThreshold !== null && progress !== null
      ? Number(progress) >= Number(completionThreshold)
      : undefined
  const isDone = byProgress ?? (said === 'completed' || (isSilent && rules.completesSilently))
  const success = set['cmi.success_status'] ?? 'unknown'
  const byScore =
    passingScore !== null && scaled !== null
      ? Number(scaled) >= Number(passingScore)
        ? 'passed'
        : 'failed'
      : undefined
  // With a passing score and no score yet, what the package claims of success does not count.
  const claimed =
    passingScore === null && (success === 'passed' || success === 'failed') ? success : 'unknown'
  return {
    completion: isDone
      ? 'completed'
      : said === 'not attempted' || said === 'notAttempted'
        ? 'notAttempted'
        : 'incomplete',
    success: byScore ?? claimed,
    score: {
      raw: set['cmi.score.raw'] ?? null,
      min: set['cmi.score.min'] ?? null,
      max: set['cmi.score.max'] ?? null,
      scaled,
    },
    progress,
  }
}

const completionRank = { notAttempted: 0, browsed: 1, incomplete: 2, completed: 3 }
const successRank = { unknown: 0, failed: 1, passed: 2 }

/** The better of both, part by part; a score is replaced by a higher one, or before it was passed. */
function better(before: Outcome, now: Outcome): Outcome {
  const isLess = completionRank[now.completion] < completionRank[before.completion]
  const isWorse = successRank[now.success] < successRank[before.success]
  const hasScore = now.score.raw !== null || now.score.scaled !== null
  const keepsScore =
    !hasScore || (before.success === 'passed' && (isWorse || scoreOf(now) < scoreOf(before)))
  const keepsProgress =
    now.progress === null || Number(now.progress) < Number(before.progress ?? -1)
  return {
    completion: isLess ? before.completion : now.completion,
    success: isWorse ? before.success : now.success,
    score: keepsScore ? before.score : now.score,
    progress: keepsProgress ? before.progress : now.progress,
  }
}

function scoreOf({ score: { scaled, raw } }: Outcome): number {
  return Number(scaled ?? raw ?? Number.NEGATIVE_INFINITY)
}

/** What a session said, for a record that may fall; a session without a score keeps the old one. */
function known(now: Outcome): Partial<Outcome> {
  const hasScore = now.score.raw !== null || now.score.scaled !== null
  const { completion, success, score, progress } = now
  return { completion, success, ...(hasScore ? { score } : {}), ...(progress ? { progress } : {}) }
}

function browsed(record: ScoRecord): Outcome {
  const completion = record.completion === 'notAttempted' ? 'browsed' : record.completion
  return { ...pick(record), completion }
}

function pick({ completion, success, score, progress }: ScoRecord): Outcome {
  return { completion, success, score, progress }
}

const own =
  /^cmi\.(core\.(lesson_status|exit|session_time|score\.)|completion_status|success_status|exit|session_time|score\.|progress_measure)/

/** What a package finds again at the next launch; status, score and time are ours to say. */
function carried(
  standard: Standard,
  set: Readonly<Record<string, string>>,
): Record<string, string> {
  // Interactions of SCORM 1.2 can be written and never read: they are reports, not memory.
  const isReport = (element: string) =>
    standard === 'scorm12' && element.startsWith('cmi.interactions.')
  return Object.fromEntries(
    Object.entries(set).filter(([element]) => !own.test(element) && !isReport(element)),
  )
}

function exitOf(exit: string): ScoRecord['lastExit'] {
  if (exit === 'suspend' || exit === 'logout' || exit === 'time-out') return exit
  return 'normal'
}
