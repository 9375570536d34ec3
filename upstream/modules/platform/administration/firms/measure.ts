import { z } from 'zod'
import type { Env } from '../../../../core/env.ts'
import { callFirmInside } from '../../../../core/firm-call.ts'
import { directory } from '../../../../identity/directory.ts'
import { firmUsage } from '../tables.ts'

const hourMs = 3_600_000

const Measured = z.object({ documents: z.int(), storageBytes: z.int() })

type Usage = typeof firmUsage.$inferSelect

/**
 * Asks a firm's object for its size and keeps the answer. A firm that does not answer keeps its old
 * figures: a list of firms must not fail for one of them.
 */
export async function measureFirm(
  env: Env,
  firmId: string,
  { now, requestId }: { now: number; requestId: string },
): Promise<Usage | undefined> {
  try {
    const nobody = { userId: '', userName: '', role: null, language: 'en', isDemo: false } as const
    const actor = { ...nobody, requestId }
    const answer = await callFirmInside(env, firmId, actor, { name: 'usage', input: {} })
    const measured = Measured.safeParse(answer.ok ? await answer.json() : undefined)
    if (!measured.success) return undefined
    const row = { firmId, ...measured.data, measuredAt: now }
    await directory(env)
      .insert(firmUsage)
      .values(row)
      .onConflictDoUpdate({ target: firmUsage.firmId, set: row })
    return row
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** Whether figures are an hour old, or there are none. */
export function isOutdated(usage: Usage | null, now: number): boolean {
  return usage === null || now - usage.measuredAt >= hourMs
}
