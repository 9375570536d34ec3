import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { projectsContract } from '#contract/projects/projects.ts'

/** What a project is called in lists to choose from; undefined where there is none of the id. */
export async function findProjectLabel(
  { call, firm: { firmId } }: FirmAccess,
  projectId: string,
): Promise<string | undefined> {
  try {
    const { code, name } = await call(projectsContract.get, { firmId, projectId })
    return `${code} ${name}`
  } catch (error) {
    const isUnknown = error instanceof AppError && ['not_found', 'invalid'].includes(error.code)
    if (isUnknown) return undefined
    throw error
  }
}
