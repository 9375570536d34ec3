import { useT } from '#app/shell/page-context.tsx'
import { type Column, describeRegister } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { changedColumn } from '#app/shell/register/usual-columns.ts'
import { weekdayChoices, weekdayName } from '#app/shell/weekday-choices.ts'
import { Status } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import {
  sequencesContract as contract,
  maxSequenceSteps,
  type Sequence,
  SequenceInput,
  SequenceListQuery,
  type SequenceRow,
  sequenceStepKinds,
  sequenceUnits,
} from '#contract/customers/sequences.ts'
import { SequencePanels } from './components/sequence-panels.tsx'
import { memberRegister } from './members.tsx'

const columns: Column<SequenceRow, undefined>[] = [
  { name: 'name', kind: 'link', label: 'field.name', sort: 'name', place: 'name' },
  { name: 'stepCount', kind: 'number', label: 'list.steps', place: 'detail' },
  {
    name: 'active',
    kind: 'number',
    label: 'list.active',
    place: 'figure',
    value: ({ counts }) => counts.active + counts.parked,
  },
  { name: 'stopped', kind: 'number', label: 'list.stopped', value: ({ counts }) => counts.stopped },
  {
    name: 'finished',
    kind: 'number',
    label: 'list.finished',
    value: ({ counts }) => counts.finished,
  },
  {
    name: 'isPaused',
    kind: 'status',
    label: 'list.state',
    choices: 'state',
    place: 'state',
    value: ({ isPaused }) => (isPaused ? 'paused' : 'on'),
    disc: ({ isPaused }) => ({ kind: isPaused ? 'overdue' : 'paid' }),
  },
  changedColumn,
]

const sections: FormSection<Sequence, undefined>[] = [
  {
    title: 'form.what',
    fields: [
      { name: 'name', kind: 'text', maxLength: 120 },
      { name: 'notes', kind: 'textarea', maxLength: 1000, isOptional: true },
      { name: 'needsConsent', kind: 'yesNo', isOptional: true, hint: 'form.consentHint' },
    ],
  },
  {
    title: 'form.steps',
    words: 'form.stepsWords',
    fields: [
      {
        name: 'steps',
        kind: 'rows',
        maxRows: maxSequenceSteps,
        fields: [
          {
            name: 'kind',
            kind: 'select',
            options: ({ t }) =>
              sequenceStepKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
          },
          { name: 'wait', kind: 'number', isHalf: true },
          {
            name: 'unit',
            kind: 'select',
            isHalf: true,
            options: ({ t }) =>
              sequenceUnits.map((value) => ({ value, label: t(`unit.${value}`) })),
          },
          { name: 'subject', kind: 'text', maxLength: 200 },
          {
            name: 'text',
            kind: 'textarea',
            maxLength: 20_000,
            isOptional: true,
            hint: 'form.textHint',
          },
        ],
      },
    ],
    facts: ({ steps }, { t }) =>
      steps.map(({ kind, wait, unit, subject }, at) => ({
        term: t('detail.step', { number: at + 1, kind: t(`kind.${kind}`) }),
        value: `${subject} · ${wait === 0 ? t('after.now') : t(`after.${unit}`, { count: wait })}`,
      })),
  },
  {
    title: 'form.hours',
    words: 'form.hoursWords',
    fields: [
      {
        name: 'days',
        kind: 'checks',
        choicesOf: weekdayChoices,
        isFormOnly: true,
      },
      { name: 'from', kind: 'text', type: 'time', isHalf: true },
      { name: 'to', kind: 'text', type: 'time', isHalf: true },
      { name: 'timeZone', kind: 'timeZone' },
      { name: 'skipsHolidays', kind: 'yesNo', isOptional: true },
    ],
    facts: ({ days, from, to, timeZone, skipsHolidays }, { t, format }) => {
      const shown = days.map((day) => weekdayName(day, format.locale, 'short'))
      return [
        { term: t('field.days'), value: shown.join(', ') },
        { term: t('detail.hours'), value: `${from}–${to} · ${timeZone}` },
        { term: t('field.skipsHolidays'), value: t(skipsHolidays ? 'form.yes' : 'form.no') },
      ]
    },
  },
]

const plain = plainRegister({
  contract,
  query: SequenceListQuery,
  input: SequenceInput,
  one: (firmId, sequenceId) => ({ firmId, sequenceId }),
})

const sequenceRegister = describeRegister({
  ...plain,
  name: 'sequences',
  recordKind: 'sequence',
  path: 'sequences',
  idParam: 'sequenceId',
  tabs: ['active', 'archived'],
  columns,
  nameOf: ({ name }: SequenceRow | Sequence) => name,
  form: {
    input: SequenceInput,
    sections,
    initial: ({ firm }) => ({
      needsConsent: 'true',
      skipsHolidays: 'true',
      days: ['1', '2', '3', '4', '5'],
      from: '09:00',
      to: '17:00',
      timeZone: firm.timeZone,
      steps: [
        { kind: 'mail', wait: '0', unit: 'days', subject: '', text: '' },
        { kind: 'mail', wait: '3', unit: 'workingDays', subject: '', text: '' },
      ],
    }),
  },
  actions: [
    pause('pause', 'pause', true),
    pause('resume', 'play', false),
    // What is archived stops everybody who is in it, which nothing takes back.
    ...plain.actions.map((action) =>
      action.intent === 'archive' ? { ...action, asksFirst: true } : action,
    ),
  ],
  Mark: SequenceMark,
  Panels: ({ record }) => <SequencePanels sequence={record} />,
})

function pause(intent: 'pause' | 'resume', icon: 'pause' | 'play', isPaused: boolean) {
  return {
    ...{ intent, icon, needs: needsOf(contract.pause) },
    isOffered: (one: Sequence) => !one.isArchived && one.isPaused !== isPaused,
    act: (
      { call, firm: { firmId } }: Parameters<typeof plain.calls.get>[0],
      sequenceId: string,
      options: { idempotencyKey?: string },
    ) => call(contract.pause, { firmId, sequenceId, isPaused }, options),
  }
}

function SequenceMark({ record: { isPaused } }: { record: Sequence }) {
  const t = useT('sequences')
  const state = isPaused ? 'paused' : 'on'
  return <Status kind={isPaused ? 'overdue' : 'paid'}>{t(`state.${state}`)}</Status>
}

/** Sequences, and the contacts in them. */
export const registers = [sequenceRegister, memberRegister]
