import { and, eq, gte, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { reportFailedJob } from '../administration/jobs/report.ts'
import type { Env } from '../env.ts'
import type { InternalCalls } from './internal.ts'
import { flushMail, mostAttempts } from './mail-queue.ts'
import type { Store } from './store.ts'
import { outgoingMailTable } from './tables.ts'

const MailId = z.object({ mailId: z.string() })

/**
 * Tells the platform of mail that failed as often as it is tried, once for each time it gives up.
 * Gives whether all of it is told, so that the alarm comes back for the rest.
 */
export async function reportFailedMail({ reader }: Store, env: Env): Promise<boolean> {
  const { db, sql } = reader
  const isUntold = and(
    gte(outgoingMailTable.attempts, mostAttempts),
    isNull(outgoingMailTable.reportedAt),
  )
  const [firm] = sql.exec<{ id: string }>('select id from firm').toArray()
  if (!firm) return true
  for (const mail of db.select().from(outgoingMailTable).where(isUntold).limit(50).all()) {
    const { id, to, subject, error, attempts } = mail
    const now = new Date()
    try {
      const job = {
        id,
        firmId: firm.id,
        kind: 'mail',
        reference: to,
        title: subject,
        error,
      } as const
      await reportFailedJob(env, { ...job, attempts, failedAt: now.getTime() })
    } catch (fault) {
      console.error(fault)
      return false
    }
    db.update(outgoingMailTable)
      .set({ reportedAt: now.toISOString() })
      .where(eq(outgoingMailTable.id, id))
      .run()
  }
  return true
}

/** What the platform may ask about mail that failed: to try once more, or to leave it. */
export const failedMailCalls: InternalCalls = {
  'retry-mail': async (input, { store, env }) => {
    const { mailId } = MailId.parse(input)
    const { db } = store.reader
    const isMeant = eq(outgoingMailTable.id, mailId)
    db.update(outgoingMailTable)
      .set({ attempts: mostAttempts - 1, reportedAt: null })
      .where(isMeant)
      .run()
    await flushMail(store, env)
    await reportFailedMail(store, env)
    const left = db.select().from(outgoingMailTable).where(isMeant).get()
    return { isSent: left === undefined }
  },
  'dismiss-mail': (input, { store }) => {
    const { mailId } = MailId.parse(input)
    store.reader.db.delete(outgoingMailTable).where(eq(outgoingMailTable.id, mailId)).run()
    return { isDismissed: true }
  },
}
