import { expect, test } from 'vitest'
import { creditOf } from './credit.ts'
import { after, begun, plain, quizOf, single } from './example-quiz.fixture.ts'
import { decimalTextOf, total } from './fraction.ts'
import { describeScoring, gradeAttempt } from './grade-attempt.ts'
import { isNear } from './grade-question.ts'
import { isAccepted } from './match-text.ts'
import type { Answer, Question } from './question.ts'
import type { NegativeMarks } from './quiz.ts'
import { quizFaults } from './quiz-faults.ts'
import { saveAnswer } from './save-answer.ts'

const loose = { matchCase: false, matchAccents: false }
const strict = { matchCase: true, matchAccents: true }

test.each([
  ['rome', 'Rome', true, false],
  ['  Rome  ', 'Rome', true, true],
  ['New   York', 'New York', true, true],
  ['Munchen', 'München', true, false],
  ['Mu\u0308nchen', 'München', true, true],
  ['strasse', 'Straße', true, false],
  ['Lodz', 'Łódź', true, false],
  ['елка', 'ёлка', true, false],
  ['мои', 'мой', false, false],
  ['οδος', 'ΟΔΟΣ', true, false],
  ['l’acqua', "l'acqua", true, true],
  ['well\u2011known', 'well-known', true, true],
  ['Roma', 'Rome', false, false],
])(
  '"%s" for "%s": %s where case and accents do not matter, %s where they do',
  (typed, text, isLoose, isStrict) => {
    const accepted = { text, credit: '100', hasWildcards: false }
    expect(isAccepted(typed, accepted, loose)).toBe(isLoose)
    expect(isAccepted(typed, accepted, strict)).toBe(isStrict)
  },
)

test.each([
  ['blue *', 'blue whale', true],
  ['blue *', 'blue', false],
  ['*whale*', 'a blue whale', true],
  ['a*a', 'a', false],
  ['a*b*a', 'aba', true],
  ['a*b*a', 'aab', false],
  ['2 \\* 3', '2 * 3', true],
  ['2 \\* 3', '2 x 3', false],
  ['*', 'anything', true],
])('the pattern "%s" and "%s": %s', (text, typed, fits) => {
  expect(isAccepted(typed, { text, credit: '100', hasWildcards: true }, loose)).toBe(fits)
})

test.each([
  ['3.1415', '0.0005', 'absolute', '3.142', true],
  ['3.1415', '0.0005', 'absolute', '3.1421', false],
  ['0.3', '0', 'absolute', '0.3', true],
  ['-5', '0.1', 'absolute', '-5.1', true],
  ['200', '5', 'percent', '210', true],
  ['-200', '5', 'percent', '-210.01', false],
] as const)('%s ± %s (%s) and %s: %s', (value, tolerance, toleranceKind, given, fits) => {
  expect(isNear(given, { value, tolerance, toleranceKind, credit: '100' })).toBe(fits)
})

test('three thirds are the whole, as files write them', () => {
  for (const third of ['33.33', '33.333', '33.33333']) {
    expect(decimalTextOf(total([third, third, third].map(creditOf)), 10)).toBe('1')
  }
  expect(creditOf('66.66')).toEqual({ n: 2n, d: 3n })
  expect(creditOf('-16.66667')).toEqual({ n: -1n, d: 6n })
  expect(creditOf('12.5')).toEqual({ n: 1n, d: 8n })
  expect(creditOf('99.99')).toEqual({ n: 9999n, d: 10_000n })
})

/** Points of one question and of the quiz, for an answer in the order of the options. */
function pointsFor(question: Question, answer: Answer, negativeMarks: NegativeMarks | null = null) {
  const quiz = quizOf([question, single('other')], { shuffleOptions: false, negativeMarks })
  const attempt = begun(quiz)
  const save = { questionId: question.questionId, answer, tabId: 't', tabSequence: 1 }
  const saved = saveAnswer(quiz, attempt, save, after(5))
  expect(saved.outcome).toBe('saved')
  const { points, questions } = gradeAttempt(quiz, saved.attempt)
  return [questions[0]?.points, points, questions[0]?.state]
}

test('negative marks: the floor is each question or the quiz, and a blank costs nothing', () => {
  const atQuestion = { wrongPercent: '25', floor: 'question' } as const
  const atQuiz = { wrongPercent: '25', floor: 'quiz' } as const
  const question = single('a', ['100', '0', '-50'])
  const chosen = (place: number | null): Answer => ({ kind: 'single', chosen: place })
  expect(pointsFor(question, chosen(1))).toEqual(['0', '0', 'wrong'])
  expect(pointsFor(question, chosen(2))).toEqual(['0', '0', 'wrong'])
  expect(pointsFor(question, chosen(1), atQuestion)).toEqual(['0', '0', 'wrong'])
  expect(pointsFor(question, chosen(1), atQuiz)).toEqual(['-0.25', '0', 'wrong'])
  expect(pointsFor(question, chosen(2), atQuiz)).toEqual(['-0.5', '0', 'wrong'])
  expect(pointsFor(question, chosen(null), atQuiz)).toEqual(['0', '0', 'blank'])
})

test('several choices: all or nothing, right less wrong, or by credits', () => {
  const multi = (scoring: 'all' | 'rightMinusWrong' | 'credits'): Question => ({
    ...common,
    kind: 'multi',
    keepOrder: true,
    scoring,
    options: ['50', '50', '-100', '0'].map((credit, at) => ({
      optionId: `o${at}`,
      text: plain(`${at}`),
      credit,
    })),
  })
  const points = (scoring: 'all' | 'rightMinusWrong' | 'credits', chosen: number[]) =>
    pointsFor(multi(scoring), { kind: 'multi', chosen })[0]
  expect(['all', 'rightMinusWrong', 'credits'].map((one) => points(one as 'all', [0, 1]))).toEqual([
    '1',
    '1',
    '1',
  ])
  expect([points('all', [0]), points('rightMinusWrong', [0]), points('credits', [0])]).toEqual([
    '0',
    '0.5',
    '0.5',
  ])
  expect([points('rightMinusWrong', [0, 1, 2]), points('credits', [0, 1, 2])]).toEqual(['0.5', '0'])
  expect([points('rightMinusWrong', [0, 1, 3]), points('credits', [0, 1, 3])]).toEqual(['0.5', '1'])
})

test('a number is read in the language it was typed in', () => {
  const question: Question = {
    ...common,
    kind: 'number',
    unit: 'm',
    accepted: [
      { value: '1234.5', tolerance: '0.5', toleranceKind: 'absolute', credit: '100' },
      {
        value: null,
        tolerance: '0',
        toleranceKind: 'absolute',
        credit: '0',
        feedback: plain('No'),
      },
    ],
  }
  const points = (text: string, language: string) =>
    pointsFor(question, { kind: 'number', text, language })
  expect(points('1.234,5', 'de')).toEqual(['1', '1', 'right'])
  expect(points('1,234.5', 'en')).toEqual(['1', '1', 'right'])
  expect(points('1 234,5', 'ru')).toEqual(['1', '1', 'right'])
  expect(points('1.2345', 'de')).toEqual(['0', '0', 'wrong'])
  expect(points('about 1234', 'en')).toEqual(['0', '0', 'wrong'])
})

const common = { questionId: 'q', name: 'q', prompt: plain('Ask'), points: '1' }

test('a quiz with a fault is not published, and what it says of its scoring is true', () => {
  const pool = {
    kind: 'pool' as const,
    poolId: 'p',
    questionIds: ['a', 'b'],
    draw: 1,
    points: null,
  }
  const quiz = quizOf([single('a'), { ...single('b'), points: '2' }], { slots: [pool] })
  expect(quizFaults(quiz)).toEqual([{ at: 'p', fault: 'poolPointsDiffer' }])
  const scaled = { ...quiz, slots: [{ ...pool, points: '1.5' }] }
  expect(quizFaults(scaled)).toEqual([])
  expect(describeScoring(scaled)).toMatchObject({ questionCount: 1, maxPoints: '1.5' })
  const faulty = quizOf([single('a', ['50', '0']), single('b', ['100', '100'])], {
    slots: [
      { ...pool, draw: 3, points: '1' },
      { kind: 'fixed', questionId: 'a', points: null },
    ],
    passPercent: '101',
  })
  expect(quizFaults(faulty).map(({ fault }) => fault)).toEqual([
    'passPercent',
    'poolTooSmall',
    'questionTwice',
    'noRightAnswer',
  ])
  expect(quizFaults({ ...quiz, slots: [] })).toEqual([{ at: '', fault: 'noQuestions' }])
})
