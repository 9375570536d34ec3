import { centreOptions, loadAllCentres } from '#app/modules/books/cost-centres/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import { customerFilter } from '#app/shell/register/filters.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { changedColumn, stateColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import type { StatusKind } from '#app/ui/index.ts'
import { Status } from '#app/ui/index.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { membersContract } from '#contract/firm/members.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import {
  type Project,
  ProjectInput,
  ProjectListQuery,
  type ProjectRow,
  type ProjectState,
  projectBillings,
  projectStates,
  projectsContract,
} from '#contract/projects/projects.ts'
import { BudgetPanel } from './components/budget-panel.tsx'
import { OpenTasks } from './components/open-tasks.tsx'
import { newProject, type ProjectExtra, projectSections } from './fields.ts'
import { formatHours } from './format-hours.ts'
import { loadOpenWork, type OpenWork } from './load-open-work.ts'
import { offeredTasks } from './offered-tasks.ts'
import {
  billProjectPath,
  milestonesPath,
  planPath,
  profitPath,
  projectBoardPath,
  projectTimePath,
  saveTemplatePath,
} from './paths.ts'

const discs: Record<ProjectState, StatusKind> = {
  planned: 'draft',
  active: 'sent',
  paused: 'viewed',
  done: 'paid',
}

const columns: Column<ProjectRow, ProjectExtra>[] = [
  { name: 'name', kind: 'link', label: 'field.name', sort: 'name', place: 'name' },
  { name: 'code', kind: 'text', label: 'field.code', sort: 'code', tone: 'soft' },
  { name: 'customer', kind: 'text', label: 'field.customer', place: 'detail' },
  stateColumn(({ state }) => ({ kind: discs[state] }), 'field.state'),
  { name: 'billing', kind: 'choice', label: 'field.billing', choices: 'billing', tone: 'soft' },
  { name: 'endDate', kind: 'date', label: 'field.endDate' },
  {
    name: 'workedSeconds',
    kind: 'text',
    label: 'list.worked',
    place: 'figure',
    value: ({ workedSeconds }) => formatHours(workedSeconds),
  },
  { name: 'startDate', kind: 'date', label: 'field.startDate', isFileOnly: true },
  { name: 'budgetHours', kind: 'number', label: 'field.budgetHours', isFileOnly: true },
  changedColumn,
]

const filters: Filter<ProjectExtra>[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'field.state',
    choices: ({ t }) => projectStates.map((value) => ({ value, label: t(`state.${value}`) })),
  },
  {
    kind: 'choice',
    name: 'billing',
    label: 'field.billing',
    choices: ({ t }) => projectBillings.map((value) => ({ value, label: t(`billing.${value}`) })),
  },
  customerFilter,
]

async function load(
  access: FirmAccess,
  page: 'list' | 'record' | 'form',
  query?: ProjectListQuery,
  record?: Promise<Project>,
): Promise<ProjectExtra> {
  const { call, firm } = access
  const { firmId } = firm
  const isForm = page === 'form'
  const [people, centres, choices, tasks, customer] = await Promise.all([
    page === 'list' ? [] : call(membersContract.listNames, { firmId }),
    page === 'list' ? [] : loadAllCentres(access),
    isForm ? call(projectsContract.choices, { firmId }) : { customers: [] },
    isForm && record ? record.then((project) => tasksOf(access, project)) : noTasks,
    query?.customerId && isAllowed(firm, 'party:view')
      ? call(partiesContract.get, { firmId, partyId: query.customerId })
      : undefined,
  ])
  return {
    people: people.map(({ userId, name }) => ({ value: userId, label: name })),
    customers: choices.customers,
    tasks: tasks.tasks.map(({ id, label }) => ({ value: id, label })),
    hasMoreTasks: tasks.hasMore,
    centres: centreOptions({ centres, closed: '' }),
    customerName: customer?.name,
  }
}

/** Of a new project. */
const noTasks = { tasks: [], hasMore: false }

/** Tasks that rates of a project can be of. */
function tasksOf(access: FirmAccess, { id: projectId, rates }: Project) {
  return offeredTasks(access, { projectId, chosen: rates?.map(({ taskId }) => taskId) ?? [] })
}

const plain = plainRegister({
  contract: projectsContract,
  query: ProjectListQuery,
  input: ProjectInput,
  one: (firmId, projectId) => ({ firmId, projectId }),
})

export const register = describeRegister({
  name: 'projects',
  recordKind: 'project',
  path: 'projects',
  idParam: 'projectId',
  tabs: ['active', 'archived'],
  columns,
  filters,
  load,
  nameOf: ({ name }: ProjectRow | Project) => name,
  ...plain,
  hasImport: true,
  form: { input: ProjectInput, sections: projectSections, initial: newProject },
  sentenceOf: ({ code, customer }) => [code, customer].filter((text) => text !== '').join(' · '),
  links: ({ id }, { firm: { firmId } }) => [
    {
      label: 'detail.bill',
      icon: 'receipt-text',
      href: billProjectPath(firmId, id),
      place: 'main',
    },
    { label: 'detail.plan', icon: 'clipboard', href: planPath(firmId, id) },
    {
      label: 'detail.board',
      icon: 'layout-dashboard',
      href: projectBoardPath(firmId, id),
      place: 'menu',
    },
    {
      label: 'detail.time',
      icon: 'clock',
      href: projectTimePath(firmId, id),
      place: 'menu',
    },
    {
      label: 'detail.milestones',
      icon: 'flag',
      href: milestonesPath(firmId, id),
      place: 'menu',
    },
    {
      label: 'detail.profit',
      icon: 'chart-no-axes-column',
      href: profitPath(firmId, id),
      place: 'menu',
    },
    {
      label: 'detail.template',
      icon: 'copy',
      href: saveTemplatePath(firmId, id),
      place: 'menu',
    },
  ],
  Mark: StateMark,
  loadPanels: loadOpenWork,
  Panels: ProjectPanels,
})

function ProjectPanels({ record, panels }: { record: Project; panels: OpenWork }) {
  return (
    <>
      <BudgetPanel record={record} />
      <OpenTasks project={record} work={panels} />
    </>
  )
}

function StateMark({ record: { state } }: { record: Project }) {
  const t = useT('projects')
  return <Status kind={discs[state]}>{t(`state.${state}`)}</Status>
}
