import type { Env } from '../core/env.ts'
import { hooks } from '../core/hooks.ts'

declare module '../core/hooks.ts' {
  interface ModuleParts {
    /** Something waits for a person, until a time. */
    wakePersonFor: WakePerson
  }
}

/**
 * Does what waits for a person at a time, and gives when the next of it is due. Every file
 * `upstream/<folder>/wakes.ts` may have one: `export const wakePersonFor: WakePerson = …`.
 */
export type WakePerson = (env: Env, userId: string, now: number) => Promise<number | undefined>

/** Does all that waits for a person; gives when to be woken next. */
export async function wake(env: Env, userId: string, now: number): Promise<number | undefined> {
  const times: number[] = []
  for (const wakePersonFor of hooks('wakePersonFor')) {
    const next = await wakePersonFor(env, userId, now)
    if (next !== undefined) times.push(next)
  }
  return times.length > 0 ? Math.min(...times) : undefined
}
