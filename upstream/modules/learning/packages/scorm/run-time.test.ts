import { expect, test } from 'vitest'
import { endSession, usualEndRules } from './end-session.ts'
import {
  commitValues,
  type LaunchFacts,
  launchValues,
  newRecord,
  type ScoRecord,
} from './run-time.ts'
import { formatInterval, formatTimespan, parseInterval, parseTimespan } from './scorm-time.ts'

const facts: LaunchFacts = {
  learnerId: 'ada',
  learnerName: 'Lovelace, Ada',
  mode: 'normal',
  isForCredit: true,
  passingScore: null,
  completionThreshold: null,
  dataFromLms: '',
  maxTimeAllowed: '',
  timeLimitAction: '',
}
const fresh = { set: {}, isEnded: false, commits: 0 }

type Play = {
  how?: 'finished' | 'lost'
  over?: Partial<LaunchFacts>
  mayFall?: boolean
  silently?: boolean
}

/** One session in which a package sets some values. */
function play(
  record: ScoRecord,
  values: Record<string, string>,
  { how = 'finished', over, mayFall = false, silently = true }: Play = {},
) {
  const { session } = commitValues(record.standard, fresh, values)
  const rules = { ...usualEndRules, mayFall, completesSilently: silently }
  return endSession(record, session, { ...facts, ...over }, { how, rules }).record
}

const new12 = newRecord('scorm12')
const new2004 = newRecord('scorm2004')
const status = 'cmi.core.lesson_status'
const raw = 'cmi.core.score.raw'
const exit = 'cmi.core.exit'

test('a package that says nothing is completed at its end, and not when its window was lost', () => {
  expect(play(new12, {}).completion).toBe('completed')
  expect(play(new12, { [status]: 'not attempted' }).completion).toBe('completed')
  expect(play(new12, {}, { how: 'lost' }).completion).toBe('incomplete')
  expect(play(new12, {}, { silently: false }).completion).toBe('incomplete')
  expect(play(new12, { [exit]: 'suspend' }).completion).toBe('incomplete')
  expect(play(new2004, {})).toMatchObject({ completion: 'completed', success: 'unknown' })
  expect(play(new2004, { 'cmi.completion_status': 'incomplete' }).completion).toBe('incomplete')
  // What it once called incomplete is not completed by a second session without a word.
  const incomplete = play(new12, { [status]: 'incomplete', [exit]: 'suspend' })
  expect(play(incomplete, {}).completion).toBe('incomplete')
  expect(play(play(new12, {}, { how: 'lost' }), {}).completion).toBe('completed')
})

test('entry, exit and credit decide whether it resumes', () => {
  const seen = (record: ScoRecord, over: Partial<LaunchFacts> = {}) => {
    const values = launchValues(record, { ...facts, ...over })
    return [values['cmi.core.entry'], values['cmi.core.credit'], values['cmi.suspend_data'] ?? '']
  }
  const data = { 'cmi.suspend_data': 'page=7' }
  expect(seen(new12)).toEqual(['ab-initio', 'credit', ''])
  expect(seen(play(new12, { ...data, [exit]: 'suspend' }))).toEqual(['resume', 'credit', 'page=7'])
  expect(seen(play(new12, data, { how: 'lost' }))).toEqual(['resume', 'credit', 'page=7'])
  expect(seen(play(new12, data))).toEqual(['', 'credit', 'page=7'])
  expect(seen(new12, { mode: 'review' })).toEqual(['ab-initio', 'no-credit', ''])
  const again = launchValues(
    play(new2004, { ...data, 'cmi.score.scaled': '0.4', 'cmi.exit': 'normal' }),
    facts,
  )
  expect([again['cmi.entry'], again['cmi.suspend_data'], again['cmi.score.scaled']]).toEqual([
    '',
    undefined,
    undefined,
  ])
  const resumed = launchValues(
    play(new2004, { ...data, 'cmi.score.scaled': '0.4', 'cmi.exit': 'suspend' }),
    facts,
  )
  expect([resumed['cmi.entry'], resumed['cmi.suspend_data'], resumed['cmi.score.scaled']]).toEqual([
    'resume',
    'page=7',
    '0.4',
  ])
})

test('a score after a pass never falls, unless asked', () => {
  const passed = play(new12, { [status]: 'passed', [raw]: '90' })
  const worse = { [status]: 'failed', [raw]: '30' }
  expect(play(passed, worse)).toMatchObject({
    success: 'passed',
    completion: 'completed',
    score: { raw: '90' },
  })
  expect(play(passed, { [status]: 'passed', [raw]: '95' }).score.raw).toBe('95')
  expect(play(passed, { [status]: 'incomplete' })).toMatchObject({
    success: 'passed',
    completion: 'completed',
  })
  expect(play(passed, worse, { mayFall: true })).toMatchObject({
    success: 'failed',
    score: { raw: '30' },
  })
  // Before it was passed, the last score counts.
  expect(play(play(new12, { [status]: 'failed', [raw]: '50' }), worse).score.raw).toBe('30')
})

test('with a mastery score, the score decides, and a suspended lesson is not judged yet', () => {
  const over = { passingScore: '80' }
  expect(play(new12, { [status]: 'completed', [raw]: '80' }, { over }).success).toBe('passed')
  expect(play(new12, { [status]: 'passed', [raw]: '79.9' }, { over }).success).toBe('failed')
  const halfway = { [status]: 'incomplete', [raw]: '20', [exit]: 'suspend' }
  expect(play(new12, halfway, { over })).toMatchObject({
    success: 'unknown',
    completion: 'incomplete',
  })
  const over2004 = { passingScore: '0.8', completionThreshold: '0.5' }
  expect(
    play(
      new2004,
      {
        'cmi.score.scaled': '0.8',
        'cmi.success_status': 'failed',
        'cmi.progress_measure': '0.5',
        'cmi.completion_status': 'incomplete',
      },
      { over: over2004 },
    ),
  ).toMatchObject({ success: 'passed', completion: 'completed' })
  expect(play(new2004, { 'cmi.success_status': 'passed' }, { over: over2004 }).success).toBe(
    'unknown',
  )
})

test('without credit, nothing counts but the time', () => {
  const set = { [status]: 'passed', [raw]: '100', 'cmi.core.session_time': '00:10:00' }
  expect(play(new12, set, { over: { mode: 'browse' } })).toMatchObject({
    completion: 'browsed',
    success: 'unknown',
    totalTime: 60_000,
  })
  const failed = play(new12, { [status]: 'failed', [raw]: '10' })
  expect(play(failed, set, { over: { mode: 'review' } })).toMatchObject({
    completion: 'completed',
    success: 'failed',
    score: { raw: '10' },
  })
})

test('time is summed over sessions, once each, however often it is committed', () => {
  let { session } = commitValues('scorm12', fresh, { 'cmi.core.session_time': '0000:00:30.50' })
  session = commitValues('scorm12', session, { 'cmi.core.session_time': '0000:01:00.25' }).session
  const first = endSession(new12, session, facts, { how: 'lost' })
  expect(first.record.totalTime).toBe(6_025)
  // The beacon and the finish of one session both end it.
  expect(endSession(first.record, first.session, facts, { how: 'finished' }).record).toBe(
    first.record,
  )
  const second = play(first.record, { 'cmi.core.session_time': '99:59:59' })
  expect(launchValues(second, facts)['cmi.core.total_time']).toBe('0100:00:59.25')
})

test('64,000 characters of suspend data are kept, and no more', () => {
  const take = (value: string, standard: 'scorm12' | 'scorm2004' = 'scorm12') =>
    commitValues(standard, fresh, { 'cmi.suspend_data': value })
  expect(take('x'.repeat(4_097)).refused).toEqual([])
  expect(take('ü'.repeat(64_000)).session.set['cmi.suspend_data']).toHaveLength(64_000)
  expect(take('x'.repeat(64_001)).refused).toEqual([
    { element: 'cmi.suspend_data', why: 'badValue' },
  ])
  expect(take('x'.repeat(64_001), 'scorm2004').refused).toHaveLength(1)
})

test.each([
  ['cmi.core.student_id', 'eve', 'readOnly'],
  ['cmi.core.credit', 'credit', 'readOnly'],
  ['cmi.core.total_time', '00:00:01', 'readOnly'],
  ['cmi.objectives._count', '3', 'readOnly'],
  ['cmi.core.mood', 'fine', 'unknownElement'],
  ['cmi.core.lesson_status', 'done', 'badValue'],
  ['cmi.core.score.max', '1e3', 'badValue'],
  ['cmi.interactions.2000.id', 'x', 'tooMany'],
  ['cmi.__proto__.x', '1', 'unknownElement'],
  ['constructor', '1', 'unknownElement'],
])('%s = "%s" is refused: %s', (element, value, why) => {
  expect(commitValues('scorm12', fresh, { [element]: value, [raw]: '5' })).toMatchObject({
    refused: [{ element, why }],
    session: { set: { [raw]: '5' } },
  })
})

test('a blank that is no value was never set', () => {
  const blanks = { [exit]: '', 'cmi.objectives.0.status': '', 'cmi.student_preference.audio': '' }
  expect(commitValues('scorm12', fresh, blanks)).toMatchObject({
    refused: [],
    session: { set: { [exit]: '' } },
  })
})

test('interactions are kept of the session; those of SCORM 1.2 are not given back', () => {
  const values = {
    'cmi.interactions.0.id': 'q1',
    'cmi.interactions.0.result': 'correct',
    'cmi.objectives.0.id': 'o',
  }
  const { session, refused } = commitValues('scorm12', fresh, values)
  expect(refused).toEqual([])
  expect(session.set).toEqual(values)
  expect(endSession(new12, session, facts, { how: 'finished' }).record.values).toEqual({
    'cmi.objectives.0.id': 'o',
  })
})

test.each([
  ['0001:02:03.04', 372_304],
  ['1:2:3', 372_300],
  ['00:75:90.5', 459_050],
  ['00:00', undefined],
  ['-1:00:00', undefined],
])('the timespan %s is %s hundredths', (text, hundredths) => {
  expect(parseTimespan(text)).toBe(hundredths)
})

test.each([
  ['PT1H2M3.04S', 372_304],
  ['P1DT1S', 8_640_100],
  ['PT0S', 0],
  ['PT90M', 540_000],
  ['PT1.005S', 100],
  ['P', undefined],
  ['PT', undefined],
  ['1H', undefined],
])('the interval %s is %s hundredths', (text, hundredths) => {
  expect(parseInterval(text)).toBe(hundredths)
})

test('times are written as they are read', () => {
  for (const hundredths of [0, 1, 99, 6_000, 360_000, 372_304, 123_456_789]) {
    expect(parseInterval(formatInterval(hundredths))).toBe(hundredths)
    expect(parseTimespan(formatTimespan(hundredths))).toBe(hundredths)
  }
  expect(formatInterval(360_000)).toBe('PT1H')
  expect(formatTimespan(1e12)).toBe('9999:59:59.99')
})
