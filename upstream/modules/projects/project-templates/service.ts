import { asc, eq } from 'drizzle-orm'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import {
  maxTemplateTasks,
  type ProjectTemplate,
  type TemplateProjectInput,
} from '#contract/projects/project-templates.ts'
import { ProjectInput } from '#contract/projects/projects.ts'
import { TaskInput } from '#contract/projects/tasks.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { listMilestones, setMilestones } from '../billing/index.ts'
import { projects } from '../projects/index.ts'
import { projectReach } from '../projects/views.ts'
import { tasks, tasksOfProject } from '../tasks/index.ts'
import { projectTemplatesTable } from './tables.ts'
import { contentOf, datesFrom } from './template-content.ts'

type StoredTemplate = typeof projectTemplatesTable.$inferSelect

const shownTemplates = 500

/** @throws AppError not_found */
function getStored({ db }: Reader, id: string): StoredTemplate {
  const stored = db
    .select()
    .from(projectTemplatesTable)
    .where(eq(projectTemplatesTable.id, id))
    .get()
  if (!stored) throw new AppError('not_found', 'No such project template')
  return stored
}

export function listTemplates({ db }: Reader) {
  const stored = db
    .select()
    .from(projectTemplatesTable)
    .orderBy(asc(projectTemplatesTable.name), asc(projectTemplatesTable.id))
    .limit(shownTemplates)
    .all()
  return { templates: stored.map(rowOf) }
}

function rowOf({ id, name, content, createdAt, createdByName }: StoredTemplate) {
  return { id, name, createdAt, createdByName, taskCount: content.tasks.length }
}

/** @throws AppError not_found */
export function showTemplate(reader: Reader, id: string): ProjectTemplate {
  const stored = getStored(reader, id)
  const depths = new Map<string, number>()
  return {
    ...rowOf(stored),
    tasks: stored.content.tasks.map(({ key, parentKey, title, estimateHours, start, due }) => {
      const depth = parentKey === '' ? 0 : (depths.get(parentKey) ?? -1) + 1
      depths.set(key, depth)
      const days = { startDay: start?.workingDays ?? null, dueDay: due?.workingDays ?? null }
      return { title, depth, estimateHours, ...days }
    }),
  }
}

/**
 * Keeps a project with its tasks as a template.
 * @throws AppError not_found, also for a project out of reach; conflict for one of too many tasks
 */
export function saveTemplate(
  writer: Writer,
  firm: FirmContext,
  { projectId, name }: { projectId: string; name: string },
): ProjectTemplate {
  const project = projects.get(writer, projectId)
  if (!projectReach.includes(writer, firm.actor, projectId)) {
    throw new AppError('not_found', 'No such project')
  }
  const stored = tasksOfProject(writer, projectId)
  if (stored.length > maxTemplateTasks) throw conflictOf('templateTooLarge')
  const { milestones } = listMilestones(writer, projectId)
  const today = firmDate(writer, firm)
  const content = contentOf(project, { tasks: stored, milestones, today })
  const id = firm.newId()
  const made = { createdAt: firm.now.toISOString(), createdByName: firm.actor.userName }
  writer.db
    .insert(projectTemplatesTable)
    .values({ id, name, content, ...made })
    .run()
  const after = { name, taskCount: stored.length }
  writer.audit({ entity: 'projectTemplate', entityId: id, action: 'create', title: name, after })
  return showTemplate(writer, id)
}

/**
 * Makes a project of a template: its tasks on the working days that follow from the begin.
 * @throws AppError not_found; invalid, as for a project that is typed in
 */
export function startProject(
  writer: Writer,
  firm: FirmContext,
  input: TemplateProjectInput & { projectTemplateId: string },
): { projectId: string } {
  const { projectTemplateId, startDate, ...own } = input
  const { content } = getStored(writer, projectTemplateId)
  const endDate = datesFrom({ start: null, due: content.end }, startDate).dueDate
  const wanted = { ...content.project, ...own, startDate, endDate, currency: '' }
  const { id: projectId } = projects.create(writer, firm, ProjectInput.parse(wanted))
  const made = new Map<string, string>()
  for (const { key, parentKey, steps, start, due, links, ...task } of content.tasks) {
    const { id } = tasks.create(
      writer,
      firm,
      TaskInput.parse({
        ...task,
        projectId,
        parentId: made.get(parentKey) ?? '',
        links: links.flatMap((link) => {
          const taskId = made.get(link.taskId)
          return taskId === undefined ? [] : [{ ...link, taskId }]
        }),
        checklist: steps.map((text) => ({ text })),
        ...datesFrom({ start, due }, startDate),
      }),
    )
    made.set(key, id)
  }
  const { milestones = [] } = content
  // Who does not see the money of projects brings none of it into one.
  if (milestones.length > 0 && isAllowed(firm.actor, 'project:money')) {
    const planned = milestones.map(({ name, amount, due }) => ({
      ...{ id: null, name, amount, reachedDate: null },
      dueDate: datesFrom({ start: null, due }, startDate).dueDate,
    }))
    setMilestones(writer, firm, { projectId, milestones: planned })
  }
  return { projectId }
}

/** @throws AppError not_found */
export function deleteTemplate(writer: Writer, id: string): { id: string } {
  const { name } = getStored(writer, id)
  writer.db.delete(projectTemplatesTable).where(eq(projectTemplatesTable.id, id)).run()
  const about = { entity: 'projectTemplate', entityId: id, title: name }
  writer.audit({ ...about, action: 'delete', before: { name } })
  return { id }
}
