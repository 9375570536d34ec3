import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, Instant, optionalText, requiredText } from '../core/fields.ts'
import { PersonId } from './projects.ts'

/** As many tasks a template may have: a project of more would hold the firm's database up. */
export const maxTemplateTasks = 500

export const ProjectTemplateInput = z.object({ name: requiredText(200) })

/** What a project that is started from a template has of its own. */
export const TemplateProjectInput = z.object({
  name: requiredText(200),
  customer: optionalText(200),
  startDate: DateOnly,
  managerId: PersonId,
})
export type TemplateProjectInput = z.infer<typeof TemplateProjectInput>

const ProjectTemplateRow = z.object({
  id: Id,
  name: z.string(),
  taskCount: z.int(),
  createdAt: Instant,
  createdByName: z.string(),
})

/** Working days after the begin of the project: 0 is its first one; null for no date. */
const Day = z.int().nullable()

const ProjectTemplate = ProjectTemplateRow.extend({
  tasks: z.array(
    z.object({
      title: z.string(),
      depth: z.int(),
      startDay: Day,
      dueDay: Day,
      estimateHours: z.string(),
    }),
  ),
})
export type ProjectTemplate = z.infer<typeof ProjectTemplate>

const tags = ['Project templates']
const path = '/firms/{firmId}/project-templates' as const
const one = z.object({ firmId: Id, projectTemplateId: Id })

export const projectTemplatesContract = {
  list: endpoint
    .meta({ needs: 'project:edit' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id }))
    .output(z.object({ templates: z.array(ProjectTemplateRow) })),
  /** Keeps a project with its tasks; their dates count in working days from its begin. */
  create: endpoint
    .meta({ needs: 'project:edit' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/projects/{projectId}/template',
      tags,
      successStatus: 201,
    })
    .input(ProjectTemplateInput.extend({ firmId: Id, projectId: Id }))
    .output(ProjectTemplate),
  get: endpoint
    .meta({ needs: 'project:edit' })
    .route({ method: 'GET', path: `${path}/{projectTemplateId}`, tags })
    .input(one)
    .output(ProjectTemplate),
  /** Makes a project with the tasks of a template, on the dates that follow from its begin. */
  start: endpoint
    .meta({ needs: 'project:edit', isHeavy: true })
    .route({
      method: 'POST',
      path: `${path}/{projectTemplateId}/projects`,
      tags,
      successStatus: 201,
    })
    .input(TemplateProjectInput.extend(one.shape))
    .output(z.object({ projectId: Id })),
  delete: endpoint
    .meta({ needs: 'project:edit' })
    .route({ method: 'DELETE', path: `${path}/{projectTemplateId}`, tags })
    .input(one)
    .output(z.object({ id: Id })),
}
