import { deletion } from '#app/shell/register/deletion.ts'
import { type Choice, type Column, describeRegister } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { changedColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import {
  type Application,
  ApplicationInput,
  ApplicationListQuery,
  type ApplicationRow,
  ApplicationStage,
  applicationsContract,
  type Vacancy,
  VacancyInput,
  VacancyListQuery,
  type VacancyRow,
  vacanciesContract,
} from '#contract/people/recruiting.ts'
import { VacancyPanels } from './components/vacancy-panels.tsx'
import { applicationsPath, vacancyPath } from './paths.ts'

const vacancyColumns: Column<VacancyRow, undefined>[] = [
  { name: 'name', kind: 'link', label: 'field.name', sort: 'name', place: 'name' },
  { name: 'place', kind: 'text', label: 'field.place', place: 'detail' },
  { name: 'openUntil', kind: 'date', label: 'field.openUntil' },
  { name: 'applications', kind: 'number', label: 'field.applications', place: 'figure' },
  changedColumn,
]

const vacancySections: FormSection<Vacancy, undefined>[] = [
  {
    title: 'form.public',
    words: 'form.publicWords',
    fields: [
      { name: 'name', kind: 'text', maxLength: 160 },
      { name: 'place', kind: 'text', maxLength: 160, isHalf: true, isOptional: true },
      { name: 'openUntil', kind: 'date', isHalf: true, isOptional: true },
      { name: 'description', kind: 'textarea', maxLength: 10_000, isOptional: true },
    ],
  },
  {
    title: 'form.own',
    words: 'form.ownWords',
    fields: [{ name: 'notes', kind: 'textarea', maxLength: 4000, isOptional: true }],
  },
]

const plainVacancies = plainRegister({
  contract: vacanciesContract,
  query: VacancyListQuery,
  input: VacancyInput,
  one: (firmId, vacancyId) => ({ firmId, vacancyId }),
})

const vacancies = describeRegister({
  name: 'vacancies',
  texts: 'recruiting',
  recordKind: 'vacancy',
  path: 'vacancies',
  idParam: 'vacancyId',
  tabs: ['active', 'archived'],
  columns: vacancyColumns,
  nameOf: ({ name }: VacancyRow | Vacancy) => name,
  sentenceOf: ({ place }: Vacancy) => place,
  ...plainVacancies,
  form: { input: VacancyInput, sections: vacancySections },
  actions: [
    ...plainVacancies.actions,
    deletion(vacanciesContract.delete, (firmId, vacancyId) => ({ firmId, vacancyId })),
  ],
  links: ({ id }, { firm: { firmId } }) => [
    { label: 'applications.list.title', icon: 'users', href: applicationsPath(firmId, id) },
  ],
  loadPanels: async () => null,
  Panels: VacancyPanels,
})

type Extra = { vacancies: Choice[] }

async function load({ call, firm: { firmId } }: FirmAccess): Promise<Extra> {
  const query = { ...VacancyListQuery.parse({}), firmId }
  const { rows } = await call(vacanciesContract.rows, query)
  return { vacancies: rows.map(({ id, name }) => ({ value: id, label: name })) }
}

const discs = {
  received: 'draft',
  interview: 'sent',
  offer: 'sent',
  hired: 'paid',
  rejected: 'void',
} as const

const applicationColumns: Column<ApplicationRow, Extra>[] = [
  { name: 'name', kind: 'link', label: 'field.name', place: 'name' },
  { name: 'vacancyName', kind: 'text', label: 'field.vacancyId', place: 'detail' },
  { name: 'email', kind: 'text', label: 'field.email', tone: 'soft' },
  {
    name: 'stage',
    kind: 'status',
    choices: 'stage',
    label: 'field.stage',
    place: 'state',
    disc: ({ stage }) => ({ kind: discs[stage] }),
  },
  { name: 'createdAt', kind: 'instant', label: 'field.createdAt', sort: 'createdAt' },
  { name: 'deleteOn', kind: 'date', label: 'field.deleteOn' },
  changedColumn,
]

const applicationSections: FormSection<Application, Extra>[] = [
  {
    title: 'form.who',
    words: 'form.whoWords',
    fields: [
      {
        name: 'vacancyId',
        kind: 'select',
        options: ({ extra }) => [{ value: '', label: '–' }, ...extra.vacancies],
      },
      { name: 'name', kind: 'text', maxLength: 160, isHalf: true },
      { name: 'email', kind: 'email', isHalf: true },
      { name: 'phone', kind: 'phone', isHalf: true, isOptional: true },
      { name: 'link', kind: 'text', maxLength: 400, isHalf: true, isOptional: true },
      { name: 'message', kind: 'textarea', maxLength: 10_000, isOptional: true },
    ],
  },
  {
    title: 'form.stage',
    words: 'form.stageWords',
    fields: [
      { name: 'stage', kind: 'choice', choices: 'stage', options: ApplicationStage.options },
      { name: 'notes', kind: 'textarea', maxLength: 4000, isOptional: true },
    ],
  },
]

const plainApplications = plainRegister({
  contract: applicationsContract,
  query: ApplicationListQuery,
  input: ApplicationInput,
  one: (firmId, applicationId) => ({ firmId, applicationId }),
})

const applications = describeRegister({
  name: 'applications',
  texts: 'recruiting',
  prefix: 'applications',
  recordKind: 'application',
  path: 'applications',
  idParam: 'applicationId',
  tabs: ['active', 'archived'],
  columns: applicationColumns,
  filters: [
    {
      kind: 'choice',
      name: 'vacancyId',
      label: 'field.vacancyId',
      choices: ({ extra }) => extra.vacancies,
    },
    {
      kind: 'choice',
      name: 'stage',
      label: 'field.stage',
      choices: ({ t }) =>
        ApplicationStage.options.map((value) => ({ value, label: t(`stage.${value}`) })),
    },
  ],
  load,
  nameOf: ({ name }: ApplicationRow | Application) => name,
  sentenceOf: ({ vacancyName, deleteOn }, { t, format }) =>
    deleteOn === null
      ? vacancyName
      : t('detail.deleted', { vacancy: vacancyName, day: format.date(deleteOn) }),
  ...plainApplications,
  form: {
    input: ApplicationInput,
    sections: applicationSections,
    initial: () => ({ stage: 'received' }),
  },
  actions: [
    ...plainApplications.actions,
    deletion(applicationsContract.delete, (firmId, applicationId) => ({ firmId, applicationId })),
  ],
  links: ({ vacancyId }, { firm: { firmId } }) => [
    { label: 'record.vacancy', icon: 'briefcase', href: vacancyPath(firmId, vacancyId) },
  ],
})

export const registers = [vacancies, applications]
