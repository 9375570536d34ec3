import { type About, type Column, describeRegister } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { changedColumn, notesColumn } from '#app/shell/register/usual-columns.ts'
import type { StatusKind } from '#app/ui/index.ts'
import {
  type FollowUp,
  FollowUpInput,
  FollowUpListQuery,
  type FollowUpRow,
  followUpsContract,
  Repeat,
} from '#contract/customers/follow-ups.ts'
import { SubjectPanel } from './components/subject-panel.tsx'
import { type FollowUpExtra, loadFollowUpExtra } from './load.ts'
import { followUpPath } from './paths.ts'

const columns: Column<FollowUpRow, FollowUpExtra>[] = [
  { name: 'title', kind: 'link', label: 'field.title', place: 'name' },
  { name: 'kind', kind: 'choice', choices: 'kind', label: 'field.kind', tone: 'soft' },
  { name: 'subjectTitle', kind: 'text', label: 'field.subject', place: 'detail' },
  { name: 'ownerName', kind: 'text', label: 'field.ownerId', tone: 'soft' },
  { name: 'dueDate', kind: 'date', label: 'field.dueDate', sort: 'dueDate', place: 'secondDetail' },
  {
    name: 'state',
    kind: 'status',
    choices: 'state',
    label: 'list.state',
    place: 'state',
    value: stateOf,
    disc: (row) => ({ kind: discs[stateOf(row)] }),
  },
  notesColumn,
  changedColumn,
]

type State = 'open' | 'late' | 'done'
const discs: Record<State, StatusKind> = { open: 'sent', late: 'overdue', done: 'paid' }

function stateOf({ doneAt, isLate }: Pick<FollowUpRow, 'doneAt' | 'isLate'>): State {
  if (doneAt !== null) return 'done'
  return isLate ? 'late' : 'open'
}

const half = { isHalf: true, isOptional: true } as const

export const followUpSections: FormSection<FollowUp, FollowUpExtra>[] = [
  {
    title: 'form.what',
    words: 'form.whatWords',
    fields: [
      {
        name: 'kind',
        kind: 'choice',
        choices: 'kind',
        options: ['task', 'call'],
        icons: { task: 'clipboard', call: 'phone' },
      },
      { name: 'title', kind: 'text', maxLength: 200, autoComplete: 'off' },
      { ...half, name: 'dueDate', kind: 'date' },
      { ...half, name: 'ownerId', kind: 'select', options: ownersOf },
      {
        ...half,
        name: 'repeat',
        kind: 'select',
        options: ({ t }) => Repeat.options.map((value) => ({ value, label: t(`repeat.${value}`) })),
      },
      { name: 'notes', kind: 'textarea', maxLength: 4000, isOptional: true },
    ],
    facts: (one, { t, format }) => [
      { term: t('field.kind'), value: t(`kind.${one.kind}`) },
      ...(one.dueDate ? [{ term: t('field.dueDate'), value: format.date(one.dueDate) }] : []),
      { term: t('field.ownerId'), value: one.ownerName || t('form.nobody') },
      ...(one.repeat === 'never'
        ? []
        : [{ term: t('field.repeat'), value: t(`repeat.${one.repeat}`) }]),
      ...(one.outcome ? [{ term: t('field.outcome'), value: t(`outcome.${one.outcome}`) }] : []),
      ...(one.notes ? [{ term: t('field.notes'), value: one.notes }] : []),
    ],
  },
]

function ownersOf({ t, extra }: About<FollowUpExtra>) {
  return [
    { value: '', label: t('form.me') },
    ...extra.owners.map(({ userId, name }) => ({ value: userId, label: name })),
  ]
}

const plain = plainRegister({
  contract: followUpsContract,
  query: FollowUpListQuery,
  input: FollowUpInput,
  one: (firmId, followUpId) => ({ firmId, followUpId }),
})

export const register = describeRegister({
  ...plain,
  name: 'follow-ups',
  recordKind: 'followUp',
  path: 'follow-ups',
  idParam: 'followUpId',
  tabs: ['open', 'done', 'archived'],
  columns,
  filters: [
    {
      kind: 'choice',
      name: 'kind',
      label: 'field.kind',
      choices: ({ t }) => ['task', 'call'].map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'owner',
      label: 'field.ownerId',
      choices: ({ extra }: About<FollowUpExtra>) =>
        extra.owners.map(({ userId, name }) => ({ value: userId, label: name })),
    },
    { kind: 'kept', name: 'subject', label: 'field.subject' },
    { kind: 'kept', name: 'dueTo', label: 'field.dueDate' },
  ],
  nameOf: ({ title }: FollowUpRow | FollowUp) => title,
  load: loadFollowUpExtra,
  bulk: plain.bulk.map((one) =>
    one.action === 'archive' ? { ...one, tabs: ['open', 'done'] } : one,
  ),
  hasOwnNew: true,
  form: { input: FollowUpInput, sections: followUpSections },
  isEditable: ({ doneAt }) => doneAt === null,
  actions: [
    {
      intent: 'reopen',
      icon: 'rotate-ccw',
      needs: 'followUp:edit',
      isOffered: ({ doneAt, isArchived }) => doneAt !== null && !isArchived,
      act: ({ call, firm: { firmId } }, followUpId, options) =>
        call(followUpsContract.reopen, { firmId, followUpId }, options),
    },
    ...plain.actions,
  ],
  links: (one, { firm, can }) =>
    one.doneAt === null && !one.isArchived && can('followUp:edit')
      ? [
          {
            label: 'detail.finish',
            icon: 'check',
            href: `${followUpPath(firm.firmId, one.id)}/finish`,
            place: 'main',
          },
        ]
      : [],
  sentenceOf: ({ subjectTitle, kind }, { t }) =>
    [t(`kind.${kind}`), subjectTitle].filter(Boolean).join(' · '),
  Panels: ({ record }) => <SubjectPanel of={record} />,
})
