import {
  findProjectLabel,
  formatHours,
  offeredTasks,
} from '#app/modules/projects/projects/index.ts'
import { deletion } from '#app/shell/register/deletion.ts'
import {
  type Choice,
  type Column,
  describeRegister,
  type Filter,
} from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { membersContract } from '#contract/firm/members.ts'
import {
  type TimeEntry,
  TimeEntryInput,
  TimeEntryQuery,
  timeContract,
} from '#contract/projects/time-entries.ts'
import { LockTag } from './components/lock-tag.tsx'

type Extra = {
  projects: Choice[]
  tasks: Choice[]
  /** Whether there are more projects or tasks than are listed. */
  hasMore: boolean
  people: Choice[]
  today: string
}

const columns: Column<TimeEntry, Extra>[] = [
  {
    name: 'date',
    kind: 'link',
    label: 'field.date',
    sort: 'startedAt',
    place: 'name',
    value: ({ date }, { format }) => format.date(date, 'medium'),
    fileValue: ({ date }) => date,
  },
  { name: 'from', kind: 'text', label: 'field.from', isFileOnly: true },
  { name: 'to', kind: 'text', label: 'field.to', isFileOnly: true },
  { name: 'personName', kind: 'text', label: 'field.person' },
  { name: 'project', kind: 'text', label: 'field.projectId', place: 'detail' },
  { name: 'task', kind: 'text', label: 'field.taskId', tone: 'soft' },
  { name: 'note', kind: 'text', label: 'field.note', place: 'secondDetail', tone: 'soft' },
  {
    name: 'isBillable',
    kind: 'yesNo',
    label: 'field.isBillable',
    isFileOnly: true,
  },
  {
    name: 'lock',
    kind: 'text',
    label: 'list.lock',
    place: 'state',
    value: ({ lock, endedAt }, { t }) =>
      endedAt === null ? t('lock.running') : lock === null ? '' : t(`lock.${lock}`),
    cell: (entry) => <LockTag entry={entry} />,
  },
  {
    name: 'seconds',
    kind: 'text',
    label: 'list.hours',
    place: 'figure',
    tone: 'strong',
    value: ({ seconds }) => formatHours(seconds),
    fileValue: ({ seconds }) => (seconds / 3600).toFixed(2),
  },
]

const filters: Filter<Extra>[] = [
  {
    kind: 'choice',
    name: 'projectId',
    label: 'field.projectId',
    choices: ({ extra }) => extra.projects,
  },
  { kind: 'choice', name: 'personId', label: 'field.person', choices: ({ extra }) => extra.people },
  { kind: 'dateSpan', from: 'from', to: 'to', label: 'field.date' },
]

const sections: FormSection<TimeEntry, Extra>[] = [
  {
    title: 'form.what',
    fields: [
      {
        name: 'projectId',
        kind: 'select',
        isOptional: true,
        hintOf: ({ extra }) => (extra.hasMore ? 'form.more' : undefined),
        options: ({ t, extra }) => [{ value: '', label: t('form.noProject') }, ...extra.projects],
      },
      {
        name: 'taskId',
        kind: 'select',
        isOptional: true,
        options: ({ t, extra }) => [{ value: '', label: t('form.noTask') }, ...extra.tasks],
      },
      { name: 'note', kind: 'text', maxLength: 500, isOptional: true },
      { name: 'isBillable', kind: 'yesNo' },
    ],
  },
  {
    title: 'form.when',
    words: 'form.whenWords',
    fields: [
      { name: 'date', kind: 'date' },
      { name: 'from', kind: 'text', type: 'time', isHalf: true, isOptional: true },
      { name: 'to', kind: 'text', type: 'time', isHalf: true, isOptional: true },
      {
        name: 'duration',
        kind: 'text',
        isHalf: true,
        isOptional: true,
        maxLength: 6,
        hint: 'form.durationHint',
        value: () => '',
      },
    ],
    facts: ({ date, from, to, seconds }, { t, format }) => [
      { term: t('field.date'), value: format.date(date, 'medium') },
      { term: t('field.clock'), value: to === '' ? from : `${from} – ${to}` },
      { term: t('list.hours'), value: formatHours(seconds) },
    ],
  },
]

async function load(
  access: FirmAccess,
  page: 'list' | 'record' | 'form',
  query?: TimeEntryQuery,
  record?: Promise<TimeEntry>,
  linked: Readonly<Record<string, string>> = {},
): Promise<Extra> {
  const { call, firm, can } = access
  const { firmId } = firm
  const isForm = page === 'form'
  const [{ projects, tasks: some, hasMore }, people, entry, all] = await Promise.all([
    call(timeContract.timer, { firmId }),
    page === 'list' && can('time:approve') ? call(membersContract.listNames, { firmId }) : [],
    record,
    isForm && can('project:view')
      ? offeredTasks(access, { chosen: [linked.taskId ?? ''] })
      : undefined,
  ])
  const labels = new Map(projects.map(({ id, label }) => [id, label]))
  const tasks = new Map((all?.tasks ?? some).map((task) => [task.id, task]))
  // One that a link or a filter names may be beyond those that are listed.
  const named = linked.projectId ?? query?.projectId ?? ''
  if (named !== '' && !labels.has(named) && can('project:view')) {
    const label = await findProjectLabel(access, named)
    if (label !== undefined) labels.set(named, label)
  }
  // What was worked on stays, though its project or task may be finished.
  if (entry?.projectId && !labels.has(entry.projectId)) labels.set(entry.projectId, entry.project)
  if (entry?.taskId && !tasks.has(entry.taskId)) {
    const { taskId: id, task: label, projectId } = entry
    tasks.set(id, { id, label, projectId })
  }
  return {
    projects: [...labels].map(([value, label]) => ({ value, label })),
    tasks: [...tasks.values()].map(({ id, label, projectId }) => ({
      value: id,
      label: `${labels.get(projectId) ?? ''} · ${label}`,
    })),
    // A form lists more tasks than the timer, and as many projects.
    hasMore: isForm && (all ? all.hasMore || (hasMore && some.length < 100) : hasMore),
    people: people.map(({ userId, name }) => ({ value: userId, label: name })),
    today: todayIn(firm.timeZone),
  }
}

export const register = describeRegister({
  name: 'time',
  path: 'time/entries',
  idParam: 'timeEntryId',
  query: TimeEntryQuery,
  tabs: ['all', 'unbilled', 'invoiced'],
  columns,
  filters,
  load,
  nameOf: ({ date, project, note }: TimeEntry) =>
    [date, project || note].filter((text) => text !== '').join(' '),
  calls: {
    list: ({ call, firm: { firmId } }, query) => call(timeContract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) => call(timeContract.rows, { ...query, firmId }),
    get: ({ call, firm: { firmId } }, timeEntryId) =>
      call(timeContract.get, { firmId, timeEntryId }),
    create: ({ call, firm: { firmId } }, input, options) =>
      call(timeContract.create, { ...input, firmId, personId: '' }, options),
    update: ({ call, firm: { firmId } }, timeEntryId, input) =>
      call(timeContract.update, { ...input, firmId, timeEntryId }),
  },
  form: {
    input: TimeEntryInput,
    sections,
    initial: ({ extra }) => ({ date: extra.today, isBillable: 'true' }),
    waitsForConnection: true,
    filledByLinks: ['projectId', 'taskId', 'note', 'date', 'from', 'to'],
  },
  isEditable: ({ lock, endedAt }) => lock === null && endedAt !== null,
  actions: [
    {
      ...deletion(timeContract.delete, (firmId, timeEntryId) => ({ firmId, timeEntryId })),
      isOffered: ({ lock }) => lock === null,
    },
  ],
  Mark: EntryMark,
})

function EntryMark({ record }: { record: TimeEntry }) {
  return <LockTag entry={record} />
}
