import { useT } from '#app/shell/page-context.tsx'
import {
  type Column,
  describeRegister,
  type Filter,
  type RecordAction,
} from '#app/shell/register/describe.ts'
import { stateColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { Status, type StatusKind } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import {
  sequenceMembersContract as contract,
  type SequenceMember,
  SequenceMemberListQuery,
  type SequenceMemberRow,
  type SequenceMemberState,
  sequenceReasons,
  sequencesContract,
} from '#contract/customers/sequences.ts'
import { MemberFacts } from './components/member-facts.tsx'
import { MemberPanels } from './components/member-panels.tsx'

type Extra = { sequences: { value: string; label: string }[] }
type Shown = SequenceMember & { version: number }

const discs: Record<SequenceMemberState, StatusKind> = {
  active: 'sent',
  parked: 'overdue',
  stopped: 'void',
  finished: 'paid',
}

const discOf = ({ state }: { state: SequenceMemberState }) => ({ kind: discs[state] })
const nameOf = ({ name, address }: SequenceMemberRow | Shown) => name || address

const columns: Column<SequenceMemberRow, Extra>[] = [
  { name: 'name', kind: 'link', label: 'field.name', place: 'name', value: nameOf },
  { name: 'address', kind: 'text', label: 'field.address', tone: 'soft' },
  { name: 'sequenceName', kind: 'text', label: 'field.sequence', place: 'detail' },
  {
    name: 'stepsDone',
    kind: 'text',
    label: 'list.steps',
    value: ({ stepsDone, stepCount }) => `${stepsDone} / ${stepCount}`,
  },
  {
    name: 'reason',
    kind: 'choice',
    choices: 'reason',
    label: 'list.reason',
    place: 'secondDetail',
  },
  { name: 'dueAt', kind: 'instant', label: 'list.due', sort: 'dueAt' },
  { name: 'startedAt', kind: 'instant', label: 'list.started', sort: 'startedAt' },
  stateColumn(discOf),
]

const filters: Filter<Extra>[] = [
  {
    kind: 'choice',
    name: 'sequence',
    label: 'field.sequence',
    choices: ({ extra }) => extra.sequences,
  },
  {
    kind: 'choice',
    name: 'reason',
    label: 'list.reason',
    choices: ({ t }) => sequenceReasons.map((value) => ({ value, label: t(`reason.${value}`) })),
  },
  { kind: 'kept', name: 'state', label: 'list.state' },
  { kind: 'kept', name: 'subject', label: 'field.subject' },
]

function step(
  intent: 'stop' | 'resume',
  icon: RecordAction<Shown>['icon'],
  isOffered: (member: Shown) => boolean,
): RecordAction<Shown> {
  return {
    ...{ intent, icon, isOffered, needs: needsOf(contract.step) },
    act: ({ call, firm: { firmId } }, sequenceMemberId, options) =>
      call(contract.step, { firmId, sequenceMemberId, step: intent }, options),
  }
}

export const memberRegister = describeRegister({
  name: 'sequence-members',
  texts: 'sequences',
  prefix: 'members',
  recordKind: 'sequenceMember',
  path: 'sequence-members',
  idParam: 'sequenceMemberId',
  query: SequenceMemberListQuery,
  tabs: ['running', 'stopped', 'finished', 'all'],
  columns,
  filters,
  nameOf,
  load: loadExtra,
  calls: {
    list: ({ call, firm: { firmId } }, query) => call(contract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) => call(contract.rows, { ...query, firmId }),
    get: async ({ call, firm: { firmId } }, sequenceMemberId) => ({
      ...(await call(contract.get, { firmId, sequenceMemberId })),
      version: 1,
    }),
  },
  actions: [
    step('stop', 'ban', ({ state }) => state === 'active' || state === 'parked'),
    step(
      'resume',
      'play',
      ({ state, reason }) => state === 'parked' || (state === 'stopped' && reason === 'byHand'),
    ),
  ],
  sentenceOf: ({ sequenceName, address }) => `${sequenceName} · ${address}`,
  Mark: MemberMark,
  Facts: ({ record }) => <MemberFacts member={record} />,
  Panels: ({ record }) => <MemberPanels member={record} />,
})

async function loadExtra({ call, firm: { firmId } }: FirmAccess): Promise<Extra> {
  const { rows } = await call(sequencesContract.rows, { firmId })
  return { sequences: rows.map(({ id, name }) => ({ value: id, label: name })) }
}

function MemberMark({ record }: { record: Shown }) {
  const t = useT('sequences')
  return <Status {...discOf(record)}>{t(`members.state.${record.state}`)}</Status>
}
