import { goTo } from '#app/shell/answers.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { profileContract } from '#contract/person/profile.ts'
import { profilePaths } from '../paths.ts'

/** All data of the person as a file; whoever must first show who they are is sent to the form. */
export async function loader(args: Args): Promise<Response> {
  try {
    const answer = await upstream(args).stream(profileContract.getData, undefined)
    const name = `firmament-data-${new Date().toISOString().slice(0, 10)}.json`
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    }
    return new Response(answer.body, { headers })
  } catch (error) {
    const isStale = error instanceof AppError && error.code === 'confirm_needed'
    if (isStale) return goTo(profilePaths.data)
    throw error
  }
}
