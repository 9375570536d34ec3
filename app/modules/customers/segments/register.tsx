import type { Translate } from '#app/shell/i18n/translate.ts'
import { type Column, describeRegister } from '#app/shell/register/describe.ts'
import type { FormSection, RowField } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import {
  segmentsContract as contract,
  maxSegmentConditions,
  type Segment,
  SegmentInput,
  SegmentListQuery,
  type SegmentRow,
  segmentFields,
  segmentOperators,
} from '#contract/customers/segments.ts'
import { SegmentPanels } from './components/segment-panels.tsx'
import { Asked, readValue, showValue } from './typed-value.ts'

const columns: Column<SegmentRow, undefined>[] = [
  { name: 'name', kind: 'link', label: 'field.name', sort: 'name', place: 'name' },
  { name: 'definitionVersion', kind: 'number', label: 'list.version', place: 'detail' },
  { name: 'updatedAt', kind: 'instant', label: 'list.changed', sort: 'updatedAt', place: 'state' },
]

/** What kinds of customers are called, by their code. */
function kindsOf(t: Translate) {
  return { company: t('kind.company'), person: t('kind.person') }
}

/** A value as people write it: amounts and days of their language, countries and such by name. */
const written: RowField<undefined>['written'] = {
  read: (typed, row, { t, format }) => readValue(typed, askedOf(row), format.locale, kindsOf(t)),
  show: (value, row, { t, format, firm }) =>
    showValue(value, askedOf(row), kindsOf(t), format, firm.baseCurrency),
}

function askedOf(row: object): Asked {
  return Asked.catch({ field: 'name', operator: 'is' }).parse(row)
}

const sections: FormSection<Segment, undefined>[] = [
  {
    title: 'form.what',
    fields: [
      { name: 'name', kind: 'text', maxLength: 120 },
      { name: 'notes', kind: 'textarea', maxLength: 1000, isOptional: true },
    ],
  },
  {
    title: 'form.who',
    words: 'form.whoWords',
    fields: [
      { name: 'match', kind: 'choice', choices: 'match', options: ['all', 'any'] },
      {
        name: 'conditions',
        kind: 'rows',
        maxRows: maxSegmentConditions,
        fields: [
          {
            name: 'field',
            kind: 'select',
            isHalf: true,
            decides: true,
            options: ({ t }) => [
              { value: '', label: t('form.chooseField') },
              ...segmentFields.map((value) => ({ value, label: t(`ask.${value}`) })),
            ],
          },
          {
            name: 'operator',
            kind: 'select',
            isHalf: true,
            options: ({ t }) =>
              segmentOperators.map((value) => ({ value, label: t(`operator.${value}`) })),
          },
          {
            name: 'value',
            kind: 'text',
            maxLength: 200,
            isOptional: true,
            hint: 'form.valueHint',
            written,
          },
        ],
      },
    ],
    facts: ({ match, conditions }, { t, format, firm }) => [
      { term: t('field.match'), value: t(`match.${match}`) },
      ...conditions.map(({ field, operator, value }) => {
        const shown = showValue(value, { field, operator }, kindsOf(t), format, firm.baseCurrency)
        return { term: t(`ask.${field}`), value: `${t(`operator.${operator}`)} ${shown}`.trim() }
      }),
    ],
  },
]

export const register = describeRegister({
  ...plainRegister({
    contract,
    query: SegmentListQuery,
    input: SegmentInput,
    one: (firmId, segmentId) => ({ firmId, segmentId }),
  }),
  name: 'segments',
  recordKind: 'segment',
  path: 'segments',
  idParam: 'segmentId',
  tabs: ['active', 'archived'],
  columns,
  nameOf: ({ name }: SegmentRow | Segment) => name,
  form: { input: SegmentInput, sections, initial: () => ({ match: 'all' }) },
  loadPanels: ({ call, firm: { firmId } }, { id }) =>
    call(contract.members, { firmId, segmentId: id }),
  Panels: ({ panels }) => <SegmentPanels members={panels} />,
})
