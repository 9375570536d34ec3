import { type SetRefusal, type Standard, setRefusal } from './cmi-elements.ts'
import { formatInterval, formatTimespan, parseInterval, parseTimespan } from './scorm-time.ts'

/** What is kept of a learner and an item over all sessions. */
export type ScoRecord = {
  standard: Standard
  completion: 'notAttempted' | 'browsed' | 'incomplete' | 'completed'
  success: 'unknown' | 'passed' | 'failed'
  /** Decimal texts; `scaled` is of 1, from -1. Null where the package said none. */
  score: { raw: string | null; min: string | null; max: string | null; scaled: string | null }
  /** Whether the package ever said its status itself; else it is what we made of its sessions. */
  hasSaidStatus: boolean
  /** Of 1; SCORM 2004 alone. */
  progress: string | null
  /** Hundredths of a second, of all sessions that ended. */
  totalTime: number
  sessions: number
  /** How often it was begun anew, and not gone on with. */
  attempts?: number
  /** What the package wants back at the next launch: location, suspend data, objectives, … */
  values: Record<string, string>
  /** How the last session ended: `lost` where the package never said so. */
  lastExit: 'suspend' | 'logout' | 'time-out' | 'normal' | 'lost' | null
}

/** What we know of an item and its learner at the launch. */
export type LaunchFacts = {
  learnerId: string
  learnerName: string
  mode: 'normal' | 'browse' | 'review'
  /** Whether what happens counts. */
  isForCredit: boolean
  /** SCORM 1.2: of 100; SCORM 2004: of 1, from -1. Null for none. */
  passingScore: string | null
  completionThreshold: string | null
  dataFromLms: string
  maxTimeAllowed: string
  timeLimitAction: string
}

/** A session as data: what was set since its launch. */
export type ScoSession = { set: Record<string, string>; isEnded: boolean; commits: number }

export function newRecord(standard: Standard): ScoRecord {
  return {
    standard,
    completion: 'notAttempted',
    success: 'unknown',
    hasSaidStatus: false,
    score: { raw: null, min: null, max: null, scaled: null },
    progress: null,
    totalTime: 0,
    sessions: 0,
    values: {},
    lastExit: null,
  }
}

/**
 * Whether a launch goes on where the last one stopped: the package suspended, or its session was
 * lost, which is no reason to lose what it saved.
 */
export function resumes(record: ScoRecord): boolean {
  return record.lastExit === 'suspend' || record.lastExit === 'lost'
}

/** The values of the data model that a package finds at its launch, by element. */
export function launchValues(record: ScoRecord, facts: LaunchFacts): Record<string, string> {
  const isResumed = resumes(record)
  const entry = record.sessions === 0 ? 'ab-initio' : isResumed ? 'resume' : ''
  const credit = facts.isForCredit && facts.mode === 'normal' ? 'credit' : 'no-credit'
  const { raw, min, max, scaled } = record.score
  if (record.standard === 'scorm12') {
    return {
      ...record.values,
      'cmi.core.student_id': facts.learnerId,
      'cmi.core.student_name': facts.learnerName,
      'cmi.core.lesson_status': status12(record),
      'cmi.core.score.raw': raw ?? '',
      'cmi.core.score.min': min ?? '',
      'cmi.core.score.max': max ?? '',
      'cmi.core.total_time': formatTimespan(record.totalTime),
      'cmi.core.entry': entry,
      'cmi.core.credit': credit,
      'cmi.core.lesson_mode': facts.mode,
      'cmi.launch_data': facts.dataFromLms,
      'cmi.student_data.mastery_score': facts.passingScore ?? '',
      'cmi.student_data.max_time_allowed': facts.maxTimeAllowed,
      'cmi.student_data.time_limit_action': facts.timeLimitAction,
    }
  }
  // A session that was not suspended begins a new attempt, of which nothing is known (RTE 2.1.2).
  const goesOn = isResumed || record.sessions === 0
  const known: [string, string | null][] = [
    ['cmi.score.raw', goesOn ? raw : null],
    ['cmi.score.min', goesOn ? min : null],
    ['cmi.score.max', goesOn ? max : null],
    ['cmi.score.scaled', goesOn ? scaled : null],
    ['cmi.progress_measure', goesOn ? record.progress : null],
    ['cmi.scaled_passing_score', facts.passingScore],
    ['cmi.completion_threshold', facts.completionThreshold],
    ['cmi.launch_data', facts.dataFromLms || null],
    ['cmi.max_time_allowed', facts.maxTimeAllowed || null],
  ]
  return {
    ...(goesOn ? record.values : {}),
    ...Object.fromEntries(known.flatMap(([key, value]) => (value === null ? [] : [[key, value]]))),
    'cmi.learner_id': facts.learnerId,
    'cmi.learner_name': facts.learnerName,
    'cmi.completion_status': goesOn ? completion2004(record) : 'unknown',
    'cmi.success_status': goesOn ? record.success : 'unknown',
    'cmi.total_time': formatInterval(goesOn ? record.totalTime : 0),
    'cmi.entry': entry,
    'cmi.credit': credit,
    'cmi.mode': facts.mode,
    'cmi.time_limit_action': facts.timeLimitAction || 'continue,no message',
  }
}

export type CommitOutcome = {
  session: ScoSession
  /** What was not taken; the rest was. */
  refused: { element: string; why: SetRefusal }[]
}

const mostElements = 20_000

/**
 * Takes what a package set, whole or in part, as often as it commits; what it set last counts. A
 * blank where none may stand was never set: libraries commit the whole data model. A session that
 * ended takes nothing more.
 */
export function commitValues(
  standard: Standard,
  session: ScoSession,
  values: Readonly<Record<string, string>>,
): CommitOutcome {
  if (session.isEnded) return { session, refused: [] }
  const set = new Map(Object.entries(session.set))
  const refused: CommitOutcome['refused'] = []
  for (const [element, value] of Object.entries(values)) {
    const why = setRefusal(standard, element, value)
    if (why === 'badValue' && value === '') continue
    if (why !== undefined) refused.push({ element, why })
    else if (set.size >= mostElements && !set.has(element))
      refused.push({ element, why: 'tooMany' })
    else set.set(element, value)
  }
  return {
    session: { ...session, set: Object.fromEntries(set), commits: session.commits + 1 },
    refused,
  }
}

/** The time of the session, which the package counts; 0 where it does not. */
export function sessionTime(standard: Standard, { set }: ScoSession): number {
  const text = set[standard === 'scorm12' ? 'cmi.core.session_time' : 'cmi.session_time'] ?? ''
  return (standard === 'scorm12' ? parseTimespan(text) : parseInterval(text)) ?? 0
}

/** The lesson status of SCORM 1.2, which is one word for completion and success. */
export function status12({ completion, success }: ScoRecord): string {
  if (success !== 'unknown') return success
  return completion === 'notAttempted' ? 'not attempted' : completion
}

function completion2004({ completion }: ScoRecord): string {
  if (completion === 'notAttempted') return 'unknown'
  return completion === 'browsed' ? 'incomplete' : completion
}
