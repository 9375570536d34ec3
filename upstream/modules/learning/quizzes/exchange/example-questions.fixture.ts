import type { FormattedText, Question } from '../question.ts'

/** A question of each kind, for tests, with ids as readers give them. */

const html = (text: string): FormattedText => ({ format: 'html', text })
const plain = (text: string): FormattedText => ({ format: 'plain', text })

export const everyKind: Question[] = [
  {
    kind: 'single',
    questionId: 'q1',
    name: 'Class {A}',
    prompt: html('<p>Which class is <b>wood</b>?</p>'),
    points: '1',
    explanation: html('<p>Solids: class A</p>'),
    keepOrder: false,
    options: [
      {
        optionId: 'q1-a',
        text: plain('A: solids & more'),
        credit: '100',
        feedback: html('<i>Yes</i>'),
      },
      {
        optionId: 'q1-b',
        text: plain('B = liquids'),
        credit: '0',
        feedback: plain('No: wood is solid'),
      },
      { optionId: 'q1-c', text: html('C, <em>gases</em>'), credit: '-33.33333' },
    ],
  },
  {
    kind: 'multi',
    questionId: 'q2',
    name: 'Tetrahedron',
    prompt: plain('What does fire need?\nChoose three'),
    points: '1',
    scoring: 'credits',
    keepOrder: false,
    options: [
      { optionId: 'q2-a', text: plain('Heat'), credit: '33.33333' },
      { optionId: 'q2-b', text: plain('Fuel #1'), credit: '33.33333' },
      { optionId: 'q2-c', text: plain('Oxygen ~21 %'), credit: '33.33333' },
      { optionId: 'q2-d', text: plain('Light'), credit: '-100', feedback: plain('It makes light') },
    ],
  },
  {
    kind: 'text',
    questionId: 'q3',
    name: 'Emergency number',
    prompt: plain('Whom do you call in Köln?'),
    points: '1',
    matchCase: false,
    matchAccents: true,
    accepted: [
      { text: 'Feuerwehr', credit: '100', hasWildcards: false, feedback: plain('112') },
      { text: '*Feuerwehr*', credit: '80', hasWildcards: true },
    ],
  },
  {
    kind: 'number',
    questionId: 'q4',
    name: 'Distance',
    prompt: plain('How far away do you stand?'),
    points: '1',
    unit: '',
    accepted: [
      {
        value: '3.5',
        tolerance: '0.5',
        toleranceKind: 'absolute',
        credit: '100',
        feedback: plain('Well'),
      },
      { value: '3.5', tolerance: '1.25', toleranceKind: 'absolute', credit: '50' },
    ],
  },
  {
    kind: 'order',
    questionId: 'q5',
    name: 'Steps',
    prompt: plain('What comes first?'),
    points: '1',
    scoring: 'neighbours',
    items: [
      { optionId: 'q5-a', text: plain('Warn others') },
      { optionId: 'q5-b', text: plain('Call 112') },
      { optionId: 'q5-c', text: plain('Put it out') },
    ],
  },
  {
    kind: 'pairs',
    questionId: 'q6',
    name: 'Classes',
    prompt: plain('Match the classes'),
    points: '1',
    scoring: 'each',
    lefts: [
      { optionId: 'q6-a', text: plain('Wood'), rightId: 'q6-r1' },
      { optionId: 'q6-b', text: plain('Paper'), rightId: 'q6-r1' },
      { optionId: 'q6-c', text: plain('Petrol'), rightId: 'q6-r2' },
    ],
    rights: [
      { optionId: 'q6-r1', text: plain('A') },
      { optionId: 'q6-r2', text: plain('B') },
      { optionId: 'q6-r3', text: plain('D') },
    ],
  },
]
