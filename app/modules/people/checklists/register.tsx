import { deletion } from '#app/shell/register/deletion.ts'
import { type Column, describeRegister } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { changedColumn } from '#app/shell/register/usual-columns.ts'
import {
  ChecklistKind,
  type ChecklistTemplate,
  ChecklistTemplateInput,
  ChecklistTemplateListQuery,
  type ChecklistTemplateRow,
  checklistTemplatesContract,
  maxChecklistSteps,
  StepDoer,
} from '#contract/people/checklists.ts'
import { checklistsPath } from './paths.ts'

const columns: Column<ChecklistTemplateRow, undefined>[] = [
  { name: 'name', kind: 'link', label: 'field.name', sort: 'name', place: 'name' },
  { name: 'kind', kind: 'choice', choices: 'kind', label: 'field.kind', place: 'detail' },
  { name: 'stepCount', kind: 'number', label: 'field.steps', place: 'figure' },
  changedColumn,
]

const sections: FormSection<ChecklistTemplate, undefined>[] = [
  {
    title: 'form.about',
    fields: [
      { name: 'name', kind: 'text', maxLength: 120 },
      { name: 'kind', kind: 'choice', choices: 'kind', options: ChecklistKind.options },
    ],
  },
  {
    title: 'form.steps',
    words: 'form.stepsWords',
    fields: [
      {
        name: 'steps',
        kind: 'rows',
        maxRows: maxChecklistSteps,
        fields: [
          { name: 'title', kind: 'text', maxLength: 200, decides: true },
          {
            name: 'doer',
            kind: 'select',
            isHalf: true,
            options: ({ t }) =>
              StepDoer.options.map((value) => ({ value, label: t(`doer.${value}`) })),
          },
          { name: 'days', kind: 'number', isHalf: true, isOptional: true },
        ],
      },
      { name: 'notes', kind: 'textarea', maxLength: 2000, isOptional: true },
    ],
  },
]

const plain = plainRegister({
  contract: checklistTemplatesContract,
  query: ChecklistTemplateListQuery,
  input: ChecklistTemplateInput,
  one: (firmId, checklistTemplateId) => ({ firmId, checklistTemplateId }),
})

export const register = describeRegister({
  name: 'checklist-templates',
  texts: 'checklists',
  prefix: 'templates',
  recordKind: 'checklistTemplate',
  path: 'checklist-templates',
  idParam: 'checklistTemplateId',
  tabs: ['active', 'archived'],
  columns,
  nameOf: ({ name }: ChecklistTemplateRow | ChecklistTemplate) => name,
  ...plain,
  form: {
    input: ChecklistTemplateInput,
    sections,
    initial: () => ({ kind: 'onboarding' }),
  },
  actions: [
    ...plain.actions,
    deletion(checklistTemplatesContract.delete, (firmId, checklistTemplateId) => ({
      firmId,
      checklistTemplateId,
    })),
  ],
  links: (_, { firm: { firmId } }) => [
    { label: 'begin.title', icon: 'plus', href: `${checklistsPath(firmId)}/new`, place: 'main' },
  ],
})
