import { z } from 'zod'
import { CostCentreId } from '../books/cost-centres.ts'
import { endpoint } from '../core/endpoint.ts'
import { shownTo } from '../core/field-rights.ts'
import * as field from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'

export const projectStates = ['planned', 'active', 'paused', 'done'] as const
export const ProjectState = z.enum(projectStates)
export type ProjectState = z.infer<typeof ProjectState>

/** How a client pays: one price, by the hour, by milestones, or not at all. */
export const projectBillings = ['hours', 'fixed', 'milestones', 'none'] as const
export const ProjectBilling = z.enum(projectBillings)
export type ProjectBilling = z.infer<typeof ProjectBilling>

/** A person of the firm; empty for nobody, of a rate for everybody. */
export const PersonId = z.union([z.literal(''), field.Id]).default('')

/** As many dated rates a project may have. */
export const maxProjectRates = 60

/** What an hour costs the client, from a day on. */
export const ProjectRate = z.object({
  /** Empty: of everybody. */
  personId: PersonId,
  /** Of whoever has that role in the project, where no person is named; empty: of everybody. */
  role: field.optionalText(60),
  /** Of the work on one task of the project alone; empty: of all. */
  taskId: z.union([z.literal(''), field.Id]).default(''),
  hourly: field.decimalText(6, 'unsigned', 'negativePrice'),
  /** Null: from the beginning. */
  validFrom: field.DateOnly.nullable().default(null),
})
export type ProjectRate = z.infer<typeof ProjectRate>

/** What somebody is in a project, such as “Designer”. */
export const ProjectRole = z.object({ personId: field.Id, role: field.requiredText(60) })
export type ProjectRole = z.infer<typeof ProjectRole>

const plain = {
  /** Short and unique; empty for a new one: the next that is free, as P-12. */
  code: field.optionalText(20),
  name: field.requiredText(200),
  /** The customer, by the name; empty: a project of the firm's own. */
  customer: field.optionalText(200),
  state: ProjectState.default('active'),
  startDate: field.DateOnly.nullable().default(null),
  endDate: field.DateOnly.nullable().default(null),
  managerId: PersonId,
  memberIds: z.array(field.Id).max(200).default([]),
  roles: z.array(ProjectRole).max(60).default([]),
  billing: ProjectBilling.default('hours'),
  /** Of its rates, prices and invoices; empty for a new one: the customer's, else the firm's. */
  currency: z.union([z.literal(''), field.CurrencyCode]).default(''),
  /** Hours that are planned; empty for no limit. */
  budgetHours: z.union([z.literal(''), field.decimalText(2)]).default(''),
  /** Per cent of a budget at which its manager is told; they are told at 100 as well. */
  noticePercent: field.wholeNumber({ minimum: 1, maximum: 100 }).default(80),
  /** How worked time becomes time to bill. */
  roundMode: z.enum(['none', 'up', 'down', 'nearest']).default('none'),
  roundMinutes: field.wholeNumber({ minimum: 1, maximum: 480 }).default(15),
  roundPer: z.enum(['entry', 'day']).default('entry'),
  notes: field.optionalText(2000),
}

/** What only those see who see the money of projects. */
const money = {
  rates: z.array(ProjectRate).max(maxProjectRates).default([]),
  /** A fixed price without tax; empty for none. */
  price: z.union([z.literal(''), field.decimalText(4)]).default(''),
  /** What may be worked off, without tax; empty for no limit. */
  budgetAmount: z.union([z.literal(''), field.decimalText(4)]).default(''),
}

export const ProjectInput = z.object({
  ...plain,
  ...money,
  /** Its lines in the books stand on it; `new` makes one with the project's code and name. */
  costCentreId: z.union([CostCentreId, z.literal('new')]).default(''),
})
export type ProjectInput = z.infer<typeof ProjectInput>

export const Project = recordOf(z.object(plain)).extend({
  rates: shownTo('project:money', z.array(ProjectRate)),
  price: shownTo('project:money', z.string()),
  budgetAmount: shownTo('project:money', z.string()),
  customerId: z.string(),
  costCentreId: CostCentreId,
  currency: field.CurrencyCode,
  /** All that was worked on it. */
  workedSeconds: z.int(),
})
export type Project = z.infer<typeof Project>

export const ProjectRow = Project.pick({
  id: true,
  code: true,
  name: true,
  customer: true,
  customerId: true,
  state: true,
  startDate: true,
  endDate: true,
  billing: true,
  budgetHours: true,
  workedSeconds: true,
  updatedAt: true,
})
export type ProjectRow = z.infer<typeof ProjectRow>

export const ProjectListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['code', 'name', 'updatedAt'],
  filters: {
    state: ProjectState.optional(),
    customerId: field.Id.optional(),
    billing: ProjectBilling.optional(),
  },
})
export type ProjectListQuery = z.infer<typeof ProjectListQuery>

/** A project that time can be noted on. */
export const ProjectChoice = z.object({ id: field.Id, label: z.string() })
export type ProjectChoice = z.infer<typeof ProjectChoice>

const tags = ['Projects']

export const projectsContract = {
  ...registerContract({
    path: 'projects',
    tag: 'Projects',
    view: 'project:view',
    edit: 'project:edit',
    one: z.object({ firmId: field.Id, projectId: field.Id }),
    onePath: '{projectId}',
    input: ProjectInput,
    query: ProjectListQuery,
    row: ProjectRow,
    record: Project,
    bulk: ['archive', 'restore'],
    summaries: {
      list: 'Lists projects with their client, state, dates and the hours worked on them.',
      get: 'Reads a project with its budget, its rates and what was worked.',
    },
  }),
  /** Open projects, for a list to choose from: where the person takes part first. */
  choices: endpoint
    .meta({ needs: 'project:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/project-choices', tags })
    .input(z.object({ firmId: field.Id }))
    .output(
      z.object({
        projects: z.array(ProjectChoice),
        /** Whether there are more open projects than are listed. */
        hasMore: z.boolean(),
        customers: z.array(z.string()),
      }),
    ),
}
