import { languageNames } from '#app/shell/i18n/languages.ts'
import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { languages } from '#contract/core/fields.ts'
import {
  type CannedAnswer,
  CannedAnswerInput,
  CannedAnswerListQuery,
  type CannedAnswerRow,
  cannedAnswersContract,
} from '#contract/customers/canned-answers.ts'

const columns: Column<CannedAnswerRow, undefined>[] = [
  { name: 'name', kind: 'link', label: 'field.name', sort: 'name', place: 'name' },
  {
    name: 'language',
    kind: 'text',
    label: 'field.language',
    place: 'state',
    value: ({ language }) => languageNames[language],
    fileValue: ({ language }) => language,
  },
  {
    name: 'text',
    kind: 'text',
    label: 'field.text',
    place: 'detail',
    tone: 'soft',
    value: ({ text }) => (text.length > 90 ? `${text.slice(0, 90)}…` : text),
    fileValue: ({ text }) => text,
  },
  { name: 'updatedAt', kind: 'instant', label: 'list.changed', sort: 'updatedAt' },
]

const filters: Filter<undefined>[] = [
  {
    kind: 'choice',
    name: 'language',
    label: 'field.language',
    choices: () => languages.map((value) => ({ value, label: languageNames[value] })),
  },
]

const sections: FormSection<CannedAnswer, undefined>[] = [
  {
    title: 'form.about',
    words: 'form.aboutWords',
    fields: [
      { name: 'name', kind: 'text', maxLength: 120, isHalf: true, hint: 'form.nameHint' },
      { name: 'language', kind: 'language', isHalf: true },
      { name: 'text', kind: 'textarea', maxLength: 5000, hint: 'form.textHint' },
    ],
  },
]

export const register = describeRegister({
  name: 'canned-answers',
  recordKind: 'cannedAnswer',
  path: 'canned-answers',
  idParam: 'cannedAnswerId',
  tabs: ['active', 'archived'],
  columns,
  filters,
  nameOf: ({ name }: CannedAnswerRow | CannedAnswer) => name,
  ...plainRegister({
    contract: cannedAnswersContract,
    query: CannedAnswerListQuery,
    input: CannedAnswerInput,
    one: (firmId, cannedAnswerId) => ({ firmId, cannedAnswerId }),
  }),
  hasImport: true,
  form: { input: CannedAnswerInput, sections, initial: ({ language }) => ({ language }) },
})
