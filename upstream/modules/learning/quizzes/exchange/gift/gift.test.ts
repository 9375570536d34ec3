import { expect, test } from 'vitest'
import type { Question } from '../../question.ts'
import { everyKind } from '../example-questions.fixture.ts'
import { readGift } from './read-gift.ts'
import { writeGift } from './write-gift.ts'

const labels = { true: 'True', false: 'False' }

function one(gift: string): Question {
  const { questions, notTaken } = readGift(gift, labels)
  expect(notTaken).toEqual([])
  const [first] = questions
  if (first === undefined || questions.length > 1) throw new Error(`${questions.length} questions`)
  return first.question
}

function lines(gift: string): string[] {
  const { notTaken } = readGift(gift, labels)
  return notTaken.map(({ line, reason }) => `${line} ${reason}`)
}

const credits = (question: Question) =>
  'options' in question ? question.options.map(({ text, credit }) => [text.text, credit]) : []

test('a choice with "=" has one answer; weights alone allow several', () => {
  const single = one('Where is Milan?{~France =Italy ~%50%Europe ~%-25%Asia}')
  expect([single.kind, single.prompt.text, single.name]).toEqual([
    'single',
    'Where is Milan?',
    'Where is Milan?',
  ])
  expect(credits(single)).toEqual([
    ['France', '0'],
    ['Italy', '100'],
    ['Europe', '50'],
    ['Asia', '-25'],
  ])
  const multi = one('Which are even?{\n~%50%2#yes\n~%50%4\n~%-100%3#[html]<b>no</b>\n}')
  expect(multi).toMatchObject({
    kind: 'multi',
    scoring: 'credits',
    options: [
      { feedback: { format: 'plain', text: 'yes' } },
      {},
      { feedback: { format: 'html', text: '<b>no</b>' } },
    ],
  })
})

test('a gap stands where the answers stood, unless they end the question', () => {
  expect(one('Milan is in {~France =Italy}.').prompt.text).toBe('Milan is in _____.')
  expect(one('Milan is in {=Italy}').prompt.text).toBe('Milan is in')
})

test('true and false: the first feedback is for the wrong answer, whichever it is', () => {
  const told = (gift: string) => {
    const question = one(gift)
    return 'options' in question
      ? question.options.map(({ text, credit, feedback }) => [text.text, credit, feedback?.text])
      : []
  }
  expect(told('Fire needs air.{TRUE#It does.#Right.}')).toEqual([
    ['True', '100', 'Right.'],
    ['False', '0', 'It does.'],
  ])
  expect(told('Fire needs no air.{F#It does.#Right.}')).toEqual([
    ['True', '0', 'It does.'],
    ['False', '100', 'Right.'],
  ])
  expect(one('Fire needs air.{T}')).toMatchObject({ kind: 'single', keepOrder: true })
  // Only these words are; in other cases it is a text.
  expect(one('Say it.{True}').kind).toBe('text')
})

test('texts with weights, stars, and signs that are escaped', () => {
  expect(one('Who?{=Ada#Yes =%50%A*#Nearly =2 \\* 3 =a\\=b\\:c\\~\\#\\{\\}}')).toMatchObject({
    kind: 'text',
    matchCase: false,
    matchAccents: true,
    accepted: [
      { text: 'Ada', credit: '100', hasWildcards: false, feedback: { text: 'Yes' } },
      { text: 'A*', credit: '50', hasWildcards: true },
      { text: '2 \\* 3', credit: '100', hasWildcards: false },
      { text: 'a=b:c~#{}' },
    ],
  })
  expect(one('A backslash: \\\\ and a line\\nbreak {=\\\\}').prompt.text).toBe(
    'A backslash: \\ and a line\nbreak',
  )
})

test.each([
  ['{#3.14:0.005}', [['3.14', '0.005', '100']]],
  ['{#3.141..3.142}', [['3.1415', '0.0005', '100']]],
  ['{#-5..5}', [['0', '5', '100']]],
  ['{#1822}', [['1822', '0', '100']]],
  [
    '{#\n=1822:0\n=%50%1.822e3:2\n}',
    [
      ['1822', '0', '100'],
      ['1822', '2', '50'],
    ],
  ],
  ['{#=.5:0}', [['0.5', '0', '100']]],
  [
    '{#=5 =*#any other =%0%*}',
    [
      ['5', '0', '100'],
      [null, '0', '100'],
      [null, '0', '0'],
    ],
  ],
  [
    '{#=5 ~#No}',
    [
      ['5', '0', '100'],
      [null, '0', '0'],
    ],
  ],
])('numbers of %s', (answers, expected) => {
  const question = one(`How much? ${answers}`)
  expect(
    question.kind === 'number' &&
      question.accepted.map(({ value, tolerance, credit }) => [value, tolerance, credit]),
  ).toEqual(expected)
})

test('pairs share a right side of the same words, and one without a left fits nothing', () => {
  const pairs = one('Match {=Milan -> Italy =Rome->Italy =Paris -> France = -> Spain}')
  expect(pairs).toMatchObject({
    kind: 'pairs',
    scoring: 'each',
    lefts: [{ rightId: 'q1-r1' }, { rightId: 'q1-r1' }, { rightId: 'q1-r2' }],
  })
  expect(pairs.kind === 'pairs' && pairs.rights.map(({ text }) => text.text)).toEqual([
    'Italy',
    'France',
    'Spain',
  ])
})

test('names, formats, categories, comments and feedback to the whole', () => {
  const gift = `// a file
$CATEGORY: $course$/top/Safety/Fire

::Air: [1]::[html]<p>What does <b>fire</b> need?</p>{
// inside
=air
~[plain]<water>
####Think of a candle.
}`
  const { questions } = readGift(gift, labels)
  expect(questions).toMatchObject([
    {
      line: 4,
      category: 'Safety/Fire',
      question: {
        name: 'Air: [1]',
        prompt: { format: 'html', text: '<p>What does <b>fire</b> need?</p>' },
        explanation: { format: 'html', text: 'Think of a candle.' },
        options: [
          { text: { format: 'html', text: 'air' } },
          { text: { format: 'plain', text: '<water>' } },
        ],
      },
    },
  ])
})

test('what is not taken is listed with its line', () => {
  expect(lines('Only words.\n\nWrite an essay.{}\n\nHalf {=a\n\nNone }{ =b')).toEqual([
    '1 description',
    '3 essay',
    '5 braces',
    '7 braces',
  ])
  expect(
    lines(
      'One.{~a}\n\nNumbers.{#a lot}\n\nPairs.{=a -> b =c}\n\nNothing right.{~a ~b}\n\nHalf of it.{~%50%a ~b}',
    ),
  ).toEqual([
    '1 tooFewAnswers',
    '3 notNumbers',
    '5 noMatch',
    '7 noRightAnswer',
    '9 creditsBelowWhole',
  ])
})

test('what GIFT can say comes back as it was', () => {
  const questions = everyKind.filter(({ kind }) => kind !== 'order')
  const { text, notTaken } = writeGift(questions)
  expect(notTaken).toEqual([])
  const back = readGift(text, labels)
  expect(back.notTaken).toEqual([])
  expect(back.questions.map(({ question }) => question)).toEqual(
    questions.map((question, at) => renamed(question, `q${at + 1}`)),
  )
})

test('what GIFT cannot say is listed', () => {
  const [single, multi, text, number, order, pairs] = everyKind
  const changed = [
    { ...single, points: '2' },
    { ...multi, scoring: 'all' },
    { ...text, matchCase: true },
    { ...number, unit: 'm' },
    order,
    { ...pairs, scoring: 'all' },
  ]
  const { notTaken } = writeGift(changed.filter((one): one is Question => one !== undefined))
  expect(notTaken.map(({ line, what, reason }) => `${line} ${what} ${reason}`)).toEqual([
    '1 part points',
    '2 part scoring',
    '3 part matching',
    '4 part units',
    '5 question unknownKind',
    '6 part scoring',
  ])
})

/** A question with the ids that a reader gives it. */
function renamed(question: Question, id: string): Question {
  return JSON.parse(
    JSON.stringify(question)
      .replaceAll(`"${question.questionId}"`, `"${id}"`)
      .replaceAll(`"${question.questionId}-`, `"${id}-`),
  )
}
