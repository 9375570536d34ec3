import { type Column, describeRegister } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import {
  maxStages,
  type Pipeline,
  PipelineInput,
  PipelineListQuery,
  type PipelineRow,
  pipelinesContract,
} from '#contract/customers/pipelines.ts'

const columns: Column<PipelineRow, undefined>[] = [
  { name: 'name', kind: 'link', label: 'field.name', sort: 'name', place: 'name' },
  { name: 'stageNames', kind: 'text', label: 'field.stages', place: 'detail' },
  { name: 'updatedAt', kind: 'instant', label: 'list.changed', sort: 'updatedAt', place: 'state' },
]

const sections: FormSection<Pipeline, undefined>[] = [
  {
    title: 'form.what',
    words: 'form.whatWords',
    fields: [
      { name: 'name', kind: 'text', maxLength: 80 },
      { name: 'notes', kind: 'textarea', maxLength: 1000, isOptional: true },
    ],
  },
  {
    title: 'form.stages',
    words: 'form.stagesWords',
    fields: [
      {
        name: 'stages',
        kind: 'rows',
        maxRows: maxStages,
        fields: [
          { name: 'name', kind: 'text', maxLength: 60, isHalf: true },
          { name: 'probability', kind: 'decimal', isHalf: true, unit: () => '%' },
          {
            name: 'ageLimitDays',
            kind: 'number',
            isHalf: true,
            isOptional: true,
            unit: 'form.days',
          },
          { name: 'isCommitted', kind: 'yesNo', isHalf: true, isOptional: true },
        ],
      },
    ],
    facts: ({ stages }, { t }) =>
      stages.map(({ name, probability, ageLimitDays }) => ({
        term: name,
        value: [
          `${probability} %`,
          ageLimitDays === null ? '' : t('detail.ageLimit', { count: ageLimitDays }),
        ]
          .filter(Boolean)
          .join(' · '),
      })),
  },
]

export const pipelineRegister = describeRegister({
  name: 'pipelines',
  texts: 'deals',
  prefix: 'pipelines',
  recordKind: 'pipeline',
  path: 'pipelines',
  idParam: 'pipelineId',
  tabs: ['active', 'archived'],
  columns,
  nameOf: ({ name }: PipelineRow | Pipeline) => name,
  ...plainRegister({
    contract: pipelinesContract,
    query: PipelineListQuery,
    input: PipelineInput,
    one: (firmId, pipelineId) => ({ firmId, pipelineId }),
  }),
  form: { input: PipelineInput, sections },
})
