import { parseInterval, parseTimespan } from './scorm-time.ts'

/** What a package may set, by name, and whether a value is one. Numbers in names are `n` here. */
type Check = (value: string) => boolean

const upTo = (length: number) => (value: string) => [...value].length <= length
const oneOf =
  (...values: string[]) =>
  (value: string) =>
    values.includes(value)
const decimal = (value: string) => /^-?\d{1,10}(\.\d{1,10})?$/.test(value)
const decimalOrNone = (value: string) => value === '' || decimal(value)
const between = (least: number, most: number) => (value: string) =>
  decimal(value) && Number(value) >= least && Number(value) <= most

/**
 * The standard says 4,096 characters for SCORM 1.2, of which much content knows nothing; what
 * authoring tools write fits into those of SCORM 2004.
 */
export const longestSuspendData = 64_000

const statuses12 = oneOf('passed', 'completed', 'failed', 'incomplete', 'browsed', 'not attempted')
const types12 = oneOf(
  'true-false',
  'choice',
  'fill-in',
  'matching',
  'performance',
  'sequencing',
  'likert',
  'numeric',
)

const elements12: Record<string, Check> = {
  'cmi.core.lesson_status': statuses12,
  'cmi.core.lesson_location': upTo(1_000),
  'cmi.core.exit': oneOf('time-out', 'suspend', 'logout', ''),
  'cmi.core.session_time': (value) => parseTimespan(value) !== undefined,
  'cmi.core.score.raw': decimalOrNone,
  'cmi.core.score.min': decimalOrNone,
  'cmi.core.score.max': decimalOrNone,
  'cmi.suspend_data': upTo(longestSuspendData),
  'cmi.comments': upTo(4_096),
  'cmi.student_preference.audio': between(-1, 100),
  'cmi.student_preference.language': upTo(255),
  'cmi.student_preference.speed': between(-100, 100),
  'cmi.student_preference.text': between(-1, 1),
  'cmi.objectives.n.id': upTo(255),
  'cmi.objectives.n.status': statuses12,
  'cmi.objectives.n.score.raw': decimalOrNone,
  'cmi.objectives.n.score.min': decimalOrNone,
  'cmi.objectives.n.score.max': decimalOrNone,
  'cmi.interactions.n.id': upTo(255),
  'cmi.interactions.n.objectives.n.id': upTo(255),
  'cmi.interactions.n.time': upTo(30),
  'cmi.interactions.n.type': types12,
  'cmi.interactions.n.correct_responses.n.pattern': upTo(4_000),
  'cmi.interactions.n.weighting': decimalOrNone,
  'cmi.interactions.n.student_response': upTo(4_000),
  'cmi.interactions.n.result': (value) =>
    oneOf('correct', 'wrong', 'unanticipated', 'neutral')(value) || decimal(value),
  'cmi.interactions.n.latency': (value) => parseTimespan(value) !== undefined,
}

const completion = oneOf('completed', 'incomplete', 'not attempted', 'unknown')
const success = oneOf('passed', 'failed', 'unknown')

const elements2004: Record<string, Check> = {
  'cmi.completion_status': completion,
  'cmi.success_status': success,
  'cmi.location': upTo(1_000),
  'cmi.exit': oneOf('time-out', 'suspend', 'logout', 'normal', ''),
  'cmi.session_time': (value) => parseInterval(value) !== undefined,
  'cmi.score.scaled': between(-1, 1),
  'cmi.score.raw': decimal,
  'cmi.score.min': decimal,
  'cmi.score.max': decimal,
  'cmi.progress_measure': between(0, 1),
  'cmi.suspend_data': upTo(longestSuspendData),
  'cmi.learner_preference.audio_level': between(0, 1_000),
  'cmi.learner_preference.language': upTo(250),
  'cmi.learner_preference.delivery_speed': between(0, 1_000),
  'cmi.learner_preference.audio_captioning': oneOf('-1', '0', '1'),
  'cmi.comments_from_learner.n.comment': upTo(4_000),
  'cmi.comments_from_learner.n.location': upTo(250),
  'cmi.comments_from_learner.n.timestamp': upTo(40),
  'cmi.objectives.n.id': upTo(4_000),
  'cmi.objectives.n.success_status': success,
  'cmi.objectives.n.completion_status': completion,
  'cmi.objectives.n.progress_measure': between(0, 1),
  'cmi.objectives.n.description': upTo(250),
  'cmi.objectives.n.score.scaled': between(-1, 1),
  'cmi.objectives.n.score.raw': decimal,
  'cmi.objectives.n.score.min': decimal,
  'cmi.objectives.n.score.max': decimal,
  'cmi.interactions.n.id': upTo(4_000),
  'cmi.interactions.n.objectives.n.id': upTo(4_000),
  'cmi.interactions.n.timestamp': upTo(40),
  'cmi.interactions.n.type': oneOf(
    'true-false',
    'choice',
    'fill-in',
    'long-fill-in',
    'matching',
    'performance',
    'sequencing',
    'likert',
    'numeric',
    'other',
  ),
  'cmi.interactions.n.correct_responses.n.pattern': upTo(4_000),
  'cmi.interactions.n.weighting': decimal,
  'cmi.interactions.n.learner_response': upTo(4_000),
  'cmi.interactions.n.result': (value) =>
    oneOf('correct', 'incorrect', 'unanticipated', 'neutral')(value) || decimal(value),
  'cmi.interactions.n.latency': (value) => parseInterval(value) !== undefined,
  'cmi.interactions.n.description': upTo(250),
}

/** What we say at the launch: a commit of the whole data model brings it back, and it stays ours. */
const readOnly: Record<Standard, RegExp> = {
  scorm12:
    /^cmi\.(core\.(student_id|student_name|credit|entry|lesson_mode|total_time)|launch_data|comments_from_lms|student_data\.\w+|(\w+\.)*_(count|children|version))$/,
  scorm2004:
    /^cmi\.(learner_id|learner_name|credit|entry|mode|total_time|launch_data|completion_threshold|scaled_passing_score|max_time_allowed|time_limit_action|comments_from_lms\..*|(\w+\.)*_(count|children|version))$/,
}

/** Objectives, interactions and the like beyond this are not kept. */
const mostEntries = 2_000

export type Standard = 'scorm12' | 'scorm2004'

export type SetRefusal = 'readOnly' | 'unknownElement' | 'badValue' | 'tooMany'

/** Why a package may not set an element to a value; undefined where it may. */
export function setRefusal(
  standard: Standard,
  element: string,
  value: string,
): SetRefusal | undefined {
  const elements = standard === 'scorm12' ? elements12 : elements2004
  const numbers = [...element.matchAll(/\.(\d{1,9})(?=\.)/g)].map(([, digits]) => Number(digits))
  const name = element.replace(/\.\d{1,9}(?=\.)/g, '.n')
  const check = Object.hasOwn(elements, name) ? elements[name] : undefined
  if (check === undefined) return readOnly[standard].test(element) ? 'readOnly' : 'unknownElement'
  if (numbers.some((number) => number >= mostEntries)) return 'tooMany'
  return check(value) ? undefined : 'badValue'
}
