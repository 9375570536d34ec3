import { expect, test } from 'vitest'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { costCentresContract } from '#contract/books/cost-centres.ts'
import { AppError } from '#contract/core/errors.ts'
import { type Project, projectsContract } from '#contract/projects/projects.ts'
import { tasksContract } from '#contract/projects/tasks.ts'
import { register } from './register.tsx'

/** A firm with one open task in the project, and a finished one that no choice offers any more. */
function access(): FirmAccess {
  const call = async (endpoint: unknown, input: { projectId?: string; taskId?: string }) => {
    if (endpoint === projectsContract.choices) return { customers: [], projects: [] }
    if (endpoint === tasksContract.choices) {
      expect(input.projectId).toBe('p')
      return { tasks: [{ id: 'open', label: 'Open', projectId: 'p' }], hasMore: true }
    }
    if (endpoint === costCentresContract.rows) return { rows: [] }
    if (endpoint !== tasksContract.get) return []
    if (input.taskId === 'gone') throw new AppError('not_found', 'No such task')
    return { id: input.taskId, title: 'Finished', projectId: 'p' }
  }
  const firm = { firmId: 'f', role: 'owner', features: [] }
  return { call, firm, can: () => true } as unknown as FirmAccess
}

test('the form of a project offers its tasks, and finished ones that its rates name', async () => {
  const rates = ['', 'open', 'done', 'gone'].map((taskId) => ({ taskId }))
  const project = { id: 'p', rates } as Project
  const extra = await register.load?.(access(), 'form', undefined, Promise.resolve(project))
  expect(extra).toMatchObject({
    tasks: [
      { value: 'open', label: 'Open' },
      { value: 'done', label: 'Finished' },
    ],
    hasMoreTasks: true,
  })
})
