import { AppError, conflictOf } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { localOf } from '#contract/core/zoned-time.ts'
import type { TaskObject } from '#contract/projects/task-objects.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { projects } from '../../projects/index.ts'
import { labelsOfProjects, openProjects } from '../../projects/views.ts'
import {
  lastChange,
  type ObjectRow,
  type ObjectTask,
  objectsAfter,
  sourcesOf,
  tasksNamed,
  tasksWithin,
  uidsOf,
} from './reader.ts'
import { todoText } from './write-todo.ts'

/** More lists than that no program shows; the first ones by their codes. */
const maxCollections = 200

/** The caller's projects that are neither finished nor archived, as lists of tasks. */
export function taskCollections(reader: Reader, firm: FirmContext) {
  const ids = openProjects(reader, firm)
    .slice(0, maxCollections)
    .map(({ id }) => id)
  const labels = labelsOfProjects(reader, ids)
  const changed = new Map(
    reader.sql
      .exec<{ id: string; last: number }>(
        `select value as id, coalesce((select max(change_number) from task_objects
           where project_id = value), 0) as last from json_each(?)`,
        JSON.stringify(ids),
      )
      .toArray()
      .map(({ id, last }) => [id, last]),
  )
  const canEdit = isAllowed(firm.actor, 'task:edit')
  return {
    collections: ids.map((projectId) => ({
      ...{ projectId, canEdit },
      label: labels.get(projectId) ?? '',
      changeNumber: changed.get(projectId) ?? 0,
    })),
  }
}

type Asked = {
  projectId: string
  since?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

/**
 * The tasks of a project, or what has changed in it since a number.
 * @throws AppError not_found; conflict for a number that the project has not reached
 */
export function listTaskObjects(reader: Reader, _firm: FirmContext, asked: Asked) {
  const { projectId, since } = asked
  requireOpen(reader, projectId)
  const changeNumber = lastChange(reader, projectId)
  if (since !== undefined && since > changeNumber) throw conflictOf('changedSince')
  const found = objectsAfter(reader, projectId, since ?? 0)
  const within = withinSpan(reader, asked)
  const objects = found.filter(({ isGone, taskId }) => !isGone && (within?.has(taskId) ?? true))
  const removed = since === undefined ? [] : found.filter(({ isGone }) => isGone)
  return { changeNumber, objects: objects.map(shown), removed: removed.map(({ name }) => name) }
}

function withinSpan(reader: Reader, { projectId, from, to }: Asked): Set<string> | undefined {
  if (from === undefined && to === undefined) return undefined
  const { timeZone } = getFirmProfile(reader)
  const dayOf = (instant: string) => localOf(instant, timeZone).slice(0, 10)
  return tasksWithin(reader, projectId, {
    from: from === undefined ? '0001-01-01' : dayOf(from),
    // What begins at the end is outside.
    to: to === undefined ? '9999-12-31' : dayOf(new Date(Date.parse(to) - 1).toISOString()),
  })
}

/** Tasks of some names as texts of iCalendar. @throws AppError not_found for the project */
export function readTaskObjects(
  reader: Reader,
  _firm: FirmContext,
  { projectId, names }: { projectId: string; names: readonly string[] },
) {
  requireOpen(reader, projectId)
  return textsOf(reader, projectId, tasksNamed(reader, projectId, names))
}

/** Tasks of a project as texts; what others wrote of them and who they are part of is read once for all. */
export function textsOf(reader: Reader, projectId: string, found: readonly ObjectTask[]) {
  const { timeZone } = getFirmProfile(reader)
  const parents = found.flatMap(({ task }) => (task.parentId === '' ? [] : [task.parentId]))
  const uids = uidsOf(reader, projectId, parents)
  const sources = sourcesOf(
    reader,
    found.map(({ task }) => task.id),
  )
  return found.map(({ object, task }) => {
    const told = { uid: object.uid, parentUid: uids.get(task.parentId) ?? '', timeZone }
    return { ...shown(object), text: todoText(task, told, sources.get(task.id)) }
  })
}

export function tagOf({ changeNumber }: Pick<ObjectRow, 'changeNumber'>): string {
  return String(changeNumber)
}

function shown(object: ObjectRow): TaskObject {
  return { name: object.name, tag: tagOf(object), changedAt: object.changedAt }
}

/** @throws AppError not_found for an archived project too: it is in no list */
export function requireOpen(reader: Reader, projectId: string): void {
  if (projects.get(reader, projectId).isArchived) throw new AppError('not_found', 'No such project')
}
