import {
  type ChecklistItem,
  maxChecklist,
  maxTaskLinks,
  type TaskInput,
} from '#contract/projects/tasks.ts'
import type { ImportedLink, ImportedTask } from './shape.ts'

/** A task as it is made, with what it names by the keys of the file. */
export type TaskData = Omit<
  TaskInput,
  'projectId' | 'parentId' | `assignee${string}` | 'links' | 'isShared' | `repeat${string}`
> & {
  projectKey: string
  parentKey: string | null
  assigneeKeys: string[]
  links: { key: string; kind: ImportedLink['kind']; lagDays: number }[]
  doneDate: string | null
  isArchived: boolean
}

/** As long the notes of a task may be; what is longer is cut. */
export const maxNotes = 2000
const minutesPerDay = 480
const minutesPerNight = 1440

/**
 * What a task of a file becomes here; what has no field of its own goes into its notes.
 * @param links that lead to it
 */
export function taskData(
  task: ImportedTask & { projectKey: string },
  links: readonly ImportedLink[],
): TaskData {
  const { projectKey, parentKey, assigneeKeys, isDone, isArchived, plan } = task
  const title = task.name.slice(0, 200)
  const start = dayOf(task.start)
  const due = dayOf(task.due ?? plan?.finish ?? null)
  return {
    ...{ projectKey, parentKey, assigneeKeys, title, isArchived },
    state: isDone ? 'done' : stateOf(task.state || task.section),
    priority: priorityOf(task.priority),
    estimateHours: hoursOf(task),
    // A start after the due date is none that a plan could keep.
    startDate: start !== null && due !== null && start > due ? null : start,
    dueDate: due,
    percentDone: isDone ? 100 : Math.max(0, Math.min(100, Math.round(plan?.percentDone ?? 0))),
    doneDate: dayOf(task.doneAt),
    checklist: task.checklist.slice(0, maxChecklist).flatMap(checkItem),
    links: links.slice(0, maxTaskLinks).map(({ fromKey, kind, lagMinutes, isElapsed }) => ({
      ...{ key: fromKey, kind },
      lagDays: lagOf(lagMinutes, isElapsed),
    })),
    notes: notesOf(task, title),
  }
}

function dayOf(local: string | null): string | null {
  return local === null ? null : local.slice(0, 10)
}

function lagOf(minutes: number, isElapsed: boolean): number {
  const days = Math.round(minutes / (isElapsed ? minutesPerNight : minutesPerDay))
  return Math.max(-250, Math.min(250, days))
}

function hoursOf({ estimateSeconds, plan }: ImportedTask): string {
  const seconds = estimateSeconds ?? (plan === null ? null : plan.minutes * 60)
  if (seconds === null) return ''
  return String(Math.round(seconds / 36) / 100)
}

/** States and lists are named freely; those that say that somebody is at it, or waits, are known. */
function stateOf(text: string): TaskInput['state'] {
  if (/progress|doing|arbeit|in corso|в работе|en curso|en progreso/i.test(text)) return 'doing'
  if (/wait|hold|blocked|wart|attesa|жд|ожид|espera|bloque/i.test(text)) return 'waiting'
  return 'todo'
}

/** Words of the programs; MS Project has numbers up to 1000, where 500 is the usual one. */
function priorityOf(text: string): TaskInput['priority'] {
  const number = /^\d+$/.test(text) ? Number(text) : undefined
  if (number !== undefined) return number > 500 ? 'high' : number < 500 ? 'low' : 'normal'
  if (/urgent|blocker|critical|major|hoch|^high|alt[ao]|высок|срочн/i.test(text)) return 'high'
  return /low|minor|trivial|niedrig|baj[ao]|bass[ao]|низк/i.test(text) ? 'low' : 'normal'
}

function checkItem({ name, isDone }: { name: string; isDone: boolean }): ChecklistItem[] {
  const text = name.trim().slice(0, 200)
  return text === '' ? [] : [{ text, isDone }]
}

function notesOf(task: ImportedTask, title: string): string {
  const { name, note, section, labels, checklist } = task
  const rest = checklist.slice(maxChecklist).map(({ name: text }) => `- ${text}`)
  const parts = [name === title ? '' : name, note, section, labels.join(', '), ...rest]
  return parts
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, maxNotes)
}
