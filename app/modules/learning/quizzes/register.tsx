import { type About, type Column, describeRegister } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import {
  quizzesContract as contract,
  countRules,
  feedbackTimes,
  type Quiz,
  QuizInput,
  QuizListQuery,
  type QuizRow,
} from '#contract/learning/quizzes.ts'
import { QuizPanels } from './components/quiz-panels.tsx'
import { resultsPath } from './paths.ts'
import { quizActions } from './quiz-actions.ts'

const columns: Column<QuizRow, null>[] = [
  { name: 'title', kind: 'link', label: 'field.title', sort: 'title', place: 'name' },
  { name: 'questions', kind: 'number', label: 'list.questions', place: 'detail' },
  { name: 'passPercent', kind: 'text', label: 'field.passPercent' },
  { name: 'attempts', kind: 'number', label: 'list.attempts' },
  { name: 'updatedAt', kind: 'instant', label: 'list.changed', sort: 'updatedAt', place: 'state' },
]

const half = { isHalf: true } as const

function told(name: string) {
  return {
    ...half,
    name,
    kind: 'select' as const,
    options: ({ t }: About<null>) =>
      feedbackTimes.map((value) => ({ value, label: t(`told.${value}`) })),
  }
}

const sections: FormSection<Quiz, null>[] = [
  {
    title: 'form.what',
    fields: [
      { name: 'title', kind: 'text', maxLength: 150 },
      {
        name: 'intro',
        kind: 'textarea',
        maxLength: 5000,
        isOptional: true,
        hint: 'form.introHint',
      },
    ],
  },
  {
    title: 'form.rules',
    words: 'form.rulesWords',
    fields: [
      { ...half, name: 'passPercent', kind: 'decimal', unit: () => '%' },
      {
        ...half,
        name: 'timeLimitMinutes',
        kind: 'number',
        unit: 'unit.minutes',
        isOptional: true,
        hint: 'form.timeHint',
      },
      {
        ...half,
        name: 'attemptsAllowed',
        kind: 'number',
        isOptional: true,
        hint: 'form.attemptsHint',
      },
      {
        ...half,
        name: 'counts',
        kind: 'select',
        options: ({ t }) => countRules.map((value) => ({ value, label: t(`counts.${value}`) })),
      },
      { name: 'shuffleQuestions', kind: 'yesNo' },
      { name: 'shuffleOptions', kind: 'yesNo' },
      {
        ...half,
        name: 'wrongPercent',
        kind: 'decimal',
        unit: () => '%',
        hint: 'form.wrongHint',
      },
      {
        ...half,
        name: 'floor',
        kind: 'select',
        options: ({ t }) =>
          ['question', 'quiz'].map((value) => ({ value, label: t(`floor.${value}`) })),
      },
    ],
  },
  {
    title: 'form.told',
    words: 'form.toldWords',
    fields: [
      told('tellsScore'),
      told('tellsCorrectness'),
      told('tellsRightAnswers'),
      told('tellsExplanations'),
    ],
  },
  {
    title: 'form.pools',
    words: 'form.poolsWords',
    fields: [
      {
        name: 'pools',
        kind: 'rows',
        maxRows: 20,
        isOptional: true,
        fields: [
          { name: 'name', kind: 'text', maxLength: 60, isHalf: true },
          { name: 'draw', kind: 'number', isHalf: true },
        ],
      },
    ],
  },
]

const plain = plainRegister({
  contract,
  query: QuizListQuery,
  input: QuizInput,
  one: (firmId, quizId) => ({ firmId, quizId }),
})

export const register = describeRegister({
  name: 'quizzes',
  recordKind: 'quiz',
  path: 'quizzes',
  idParam: 'quizId',
  tabs: ['active', 'archived'],
  columns,
  nameOf: ({ title }: QuizRow | Quiz) => title,
  load: () => Promise.resolve(null),
  ...plain,
  form: {
    input: QuizInput,
    sections,
    initial: () => ({
      passPercent: '60',
      counts: 'best',
      shuffleQuestions: 'true',
      shuffleOptions: 'true',
      wrongPercent: '0',
      floor: 'question',
      tellsScore: 'onSubmission',
      tellsCorrectness: 'onSubmission',
      tellsRightAnswers: 'afterLastAttempt',
      tellsExplanations: 'onSubmission',
    }),
  },
  actions: [...quizActions, ...plain.actions],
  links: ({ id }, { firm: { firmId } }) => [
    {
      label: 'detail.results',
      icon: 'chart-no-axes-column',
      href: resultsPath(firmId, id),
    },
  ],
  Panels: QuizPanels,
})
