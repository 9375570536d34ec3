import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { tasksContract } from '#contract/projects/tasks.ts'

type OfferedTask = { id: string; label: string; projectId: string }

/**
 * Tasks to choose from in a form: open ones, of the project alone where there is one, and those that its
 * record names already, and whether there are more. A field that did not offer what is chosen would change it unseen.
 */
export async function offeredTasks(
  { call, firm: { firmId } }: FirmAccess,
  { projectId, chosen }: { projectId?: string | undefined; chosen: readonly string[] },
): Promise<{ tasks: OfferedTask[]; hasMore: boolean }> {
  const { tasks, hasMore } = await call(tasksContract.choices, {
    firmId,
    ...(projectId && { projectId }),
  })
  const offered = new Set(['', ...tasks.map(({ id }) => id)])
  const others = [...new Set(chosen)].filter((id) => !offered.has(id))
  const kept = await Promise.all(others.map((taskId) => findTask(taskId)))
  return { tasks: [...tasks, ...kept.filter((task) => task !== undefined)], hasMore }

  async function findTask(taskId: string): Promise<OfferedTask | undefined> {
    try {
      const found = await call(tasksContract.get, { firmId, taskId })
      return { id: taskId, label: found.title, projectId: found.projectId }
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return undefined
      throw error
    }
  }
}
