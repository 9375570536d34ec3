import { env, runInDurableObject } from 'cloudflare:test'
import { and, eq, lte } from 'drizzle-orm'
import { Store } from '../firm/store.ts'
import { runDueJobs } from '../modules/firm/jobs/run.ts'
import { jobTable } from '../modules/firm/jobs/tables.ts'
import type { TestFirm } from './test-firm.ts'

/**
 * Does what a firm has to do by noon UTC of a day, as its alarm would then. Waits too for what the
 * real alarm has just begun, which nobody else may begin again.
 */
export function runJobsAt(firm: TestFirm, date: string): Promise<void> {
  const now = new Date(`${date}T12:00:00Z`)
  return runInDurableObject(firm.object, async (_, { storage }) => {
    const store = new Store(storage)
    const due = and(eq(jobTable.state, 'waiting'), lte(jobTable.runAt, now.toISOString()))
    do {
      await runDueJobs({ store, env, clock: () => now })
    } while (store.reader.db.select().from(jobTable).where(due).get() && (await nextTurn()))
  })
}

/** Lets others go on. */
async function nextTurn(): Promise<true> {
  await scheduler.wait(5)
  return true
}
