import type { Env } from '../core/env.ts'

/**
 * Does what waits for a person at a time, and gives when the next of it is due. Every file
 * `upstream/<folder>/wakes.ts` may have one: `export const wakePersonFor: WakePerson = …`.
 */
export type WakePerson = (env: Env, userId: string, now: number) => Promise<number | undefined>

const found = import.meta.glob<{ wakePersonFor: WakePerson }>('./*/wakes.ts', { eager: true })

/** Does all that waits for a person; gives when to be woken next. */
export async function wake(env: Env, userId: string, now: number): Promise<number | undefined> {
  const times: number[] = []
  for (const { wakePersonFor } of Object.values(found)) {
    const next = await wakePersonFor(env, userId, now)
    if (next !== undefined) times.push(next)
  }
  return times.length > 0 ? Math.min(...times) : undefined
}
