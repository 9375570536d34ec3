import { env, runInDurableObject } from 'cloudflare:test'
import { Store } from '../firm/store.ts'
import { runDueJobs } from '../modules/firm/jobs/run.ts'
import type { TestFirm } from './test-firm.ts'

/** Does what a firm has to do by noon UTC of a day, as its alarm would then. */
export function runJobsAt(firm: TestFirm, date: string): Promise<void> {
  const now = new Date(`${date}T12:00:00Z`)
  return runInDurableObject(firm.object, (_, { storage }) =>
    runDueJobs({ store: new Store(storage), env, clock: () => now }),
  )
}
