import { expect, test } from 'vitest'
import { readAiken, writeAiken } from './aiken.ts'
import { everyKind } from './example-questions.fixture.ts'

test('questions, options with a bracket or a point, and the answer', () => {
  const file = `\ufeffWhat does fire need?
A) Air
B) Light
ANSWER: A

Where do you stand,
when it burns?
A. Far away
B.Near
C) Above
ANSWER: B
`
  const { questions, notTaken } = readAiken(file)
  expect(notTaken).toEqual([])
  expect(questions).toMatchObject([
    {
      line: 1,
      question: {
        kind: 'single',
        prompt: { text: 'What does fire need?' },
        options: [{ credit: '100' }, { credit: '0' }],
      },
    },
    {
      line: 6,
      question: {
        prompt: { text: 'Where do you stand,\nwhen it burns?' },
        options: [{ text: { text: 'Far away' } }, { credit: '100' }, {}],
      },
    },
  ])
})

test('what is not taken is listed with its line, and the rest is taken', () => {
  const file = `Too few
A) Only one
ANSWER: A

A) Not begun

ANSWER: Not begun

Good
A) Right
B) Wrong
ANSWER: A

Not finished
A) Perhaps
B) Perhaps not

Another without
A) x
B) y
ANSWER: C`
  const { questions, notTaken } = readAiken(file)
  expect(notTaken.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '1 tooFewAnswers',
    '5 notStarted',
    '7 notStarted',
    '14 notFinished',
    '18 unknownAnswer',
  ])
  expect(questions.map(({ line }) => line)).toEqual([9])
})

test('single choices are written, and everything else is listed', () => {
  const { questions } = readAiken(
    'Two lines\nof words\nA) a\nB) b\nANSWER: B\n\nOne\nA) c\nB) d\nC) e\nANSWER: A\n',
  )
  const { text, notTaken } = writeAiken(questions.map(({ question }) => question))
  expect(notTaken).toEqual([])
  expect(readAiken(text).questions.map(({ question }) => question)).toEqual(
    questions.map(({ question }) => question),
  )
  expect(writeAiken(everyKind).notTaken.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '1 credits',
    '1 feedback',
    '1 formats',
    '2 unknownKind',
    '3 unknownKind',
    '4 unknownKind',
    '5 unknownKind',
    '6 unknownKind',
  ])
})
