import { AppError, conflictOf } from '#contract/core/errors.ts'
import { TaskInput } from '#contract/projects/tasks.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { type StoredTask, tasks } from '../register.ts'
import { requireOpen, tagOf, textsOf } from './list.ts'
import { type ReadTodo, readTodo, type TodoProblem } from './read-todo.ts'
import { type ObjectRow, type ObjectTask, objectOfUid, tasksNamed } from './reader.ts'
import { baseOf } from './write-todo.ts'

type Named = { projectId: string; objectName: string; tag?: string | undefined }
type Sent = Named & { text: string; isNew: boolean }

/**
 * Keeps what a text says of a task. One that was archived is restored when a program sends it again.
 * @throws AppError not_found; conflict where the caller's copy is an older one, or the task is known by
 * another name; invalid, at `text` for what is no task
 */
export function putTaskObject(writer: Writer, firm: FirmContext, sent: Sent) {
  const { projectId, objectName: name, text } = sent
  requireOpen(writer, projectId)
  const [named] = tasksNamed(writer, projectId, [name])
  requireTag(named, sent)
  if (named && sent.isNew) throw conflictOf('changedMeanwhile')
  const todo = readTodo(text, getFirmProfile(writer).timeZone)
  if (typeof todo === 'string') throw invalidText(todo)
  const known = objectOfUid(writer, projectId, todo.uid)
  const isTaken = named ? named.object.uid !== todo.uid : known && !known.isGone
  if (isTaken) throw conflictOf('alreadyTaken')
  const before = named ?? restored(writer, firm, known)
  const taskId = write(writer, firm, { projectId, before, todo })
  nameObject(writer, { projectId, taskId, uid: todo.uid, name })
  const isOther = keepSource(writer, tasks.get(writer, taskId), text)
  const hasChanged = !before || tasks.get(writer, taskId).version !== before.task.version
  // What only its program understands is another text as well.
  if (isOther && !hasChanged) noteChange(writer, projectId, taskId)
  const [after] = textsOf(writer, projectId, tasksNamed(writer, projectId, [name]))
  return {
    ...{ name, tag: after?.tag ?? '', isNew: !named, isExact: after?.text === text },
    changedAt: after?.changedAt ?? firm.now.toISOString(),
  }
}

/** Archives a task. @throws AppError not_found, conflict */
export function archiveTaskObject(
  writer: Writer,
  firm: FirmContext,
  named: Named,
): { name: string } {
  requireOpen(writer, named.projectId)
  const [found] = tasksNamed(writer, named.projectId, [named.objectName])
  if (!found) throw new AppError('not_found', 'No such task')
  requireTag(found, named)
  tasks.archive(writer, firm, found.task.id, true)
  return { name: named.objectName }
}

/** The task that had the UID and was archived, back in its list; undefined where there is none. */
function restored(
  writer: Writer,
  firm: FirmContext,
  known: ObjectRow | undefined,
): ObjectTask | undefined {
  const task = known && tasks.find(writer, known.taskId)
  if (!task || task.projectId !== known.projectId) return undefined
  tasks.archive(writer, firm, task.id, false)
  return { object: known, task: tasks.get(writer, task.id) }
}

type Change = { projectId: string; before: ObjectTask | undefined; todo: ReadTodo }

/** Writes what is told otherwise than before; gives the task's id. */
function write(writer: Writer, firm: FirmContext, { projectId, before, todo }: Change): string {
  const { uid: _, doneDate, parentUid, ...fields } = told(writer, projectId, before, todo)
  const parentId =
    parentUid === undefined ? {} : { parentId: parentOf(writer, projectId, parentUid) }
  const known = before?.task
  const input = TaskInput.safeParse({ ...(known ?? { projectId }), ...fields, ...parentId })
  if (!input.success) throw invalidText('invalid')
  const isSame = known && JSON.stringify(TaskInput.parse(known)) === JSON.stringify(input.data)
  if (!known) {
    const { id } = tasks.create(writer, firm, input.data)
    if (doneDate) tasks.change(writer, firm, id, { doneDate })
    return id
  }
  if (!isSame) tasks.update(writer, firm, known.id, { ...input.data, version: known.version })
  const isOtherDay = doneDate && tasks.get(writer, known.id).state === 'done'
  if (isOtherDay) tasks.change(writer, firm, known.id, { doneDate })
  return known.id
}

/**
 * What a text says that the last one, which its program had, did not say so: a task knows more than any
 * text, and what the text leaves as it was stays as it is.
 */
function told(
  writer: Writer,
  projectId: string,
  before: ObjectTask | undefined,
  todo: ReadTodo,
): Partial<ReadTodo> {
  const [served] = before ? textsOf(writer, projectId, [before]) : []
  const old = served && readTodo(served.text, getFirmProfile(writer).timeZone)
  if (!old || typeof old === 'string') return todo
  const kept = new Map<string, unknown>(Object.entries(old))
  return Object.fromEntries(
    Object.entries(todo).filter(([name, value]) => kept.get(name) !== value),
  )
}

function parentOf(writer: Writer, projectId: string, uid: string): string {
  const parent = uid === '' ? undefined : objectOfUid(writer, projectId, uid)
  return parent && !parent.isGone ? parent.taskId : ''
}

/** Keeps the UID and the name that a program chose. */
function nameObject(
  { sql }: Writer,
  { projectId, taskId, uid, name }: Pick<ObjectRow, 'projectId' | 'taskId' | 'uid' | 'name'>,
): void {
  // What is gone gives its name and its UID to what comes in its place.
  sql.exec(
    `delete from task_objects where project_id = ? and task_id <> ? and is_gone = 1
       and (uid = ? or name = ?)`,
    ...[projectId, taskId, uid, name],
  )
  sql.exec(
    'update task_objects set uid = ?, name = ? where project_id = ? and task_id = ?',
    ...[uid, name, projectId, taskId],
  )
}

/** Gives whether the text is another than before. What it is for (METHOD) is not kept with it. */
function keepSource({ sql }: Writer, task: StoredTask, text: string): boolean {
  const kept = text.replace(/^METHOD:.*(?:\r\n|\r|\n)/im, '')
  const [before] = sql.exec<{ text: string }>(
    'select text from task_sources where task_id = ?',
    task.id,
  )
  sql.exec(
    `insert into task_sources (task_id, text, base) values (?, ?, ?)
     on conflict (task_id) do update set text = excluded.text, base = excluded.base`,
    ...[task.id, kept, baseOf(task)],
  )
  return before?.text !== kept
}

function noteChange({ sql }: Writer, projectId: string, taskId: string): void {
  sql.exec(
    `update task_objects set change_number = (select max(change_number) + 1 from task_objects)
     where project_id = ? and task_id = ?`,
    ...[projectId, taskId],
  )
}

/** @throws AppError conflict where it is not the one that the caller has */
function requireTag(known: ObjectTask | undefined, { tag }: Named): void {
  if (tag === undefined || (known && tagOf(known.object) === tag)) return
  throw conflictOf('changedMeanwhile')
}

function invalidText(reason: TodoProblem): AppError {
  return new AppError('invalid', reason, {
    fields: { text: { key: 'invalid' } },
    detail: { reason },
  })
}
