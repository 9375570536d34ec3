import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import type { FailedJob } from '#contract/platform/failed-jobs.ts'
import { callFirmInside } from '../../../../core/firm-call.ts'
import { auditIfChanged } from '../../../../identity/audit.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { requireIdentity } from '../../../../identity/identity.ts'
import { failedJobs } from '../tables.ts'
import { getJob } from './list.ts'

const Retried = z.object({ isDone: z.boolean() })

/**
 * Has the firm try a job once more. One that fails again stays open, with what was said this time.
 * @throws AppError not_found, conflict for one that is settled, unavailable
 */
export async function retryJob(call: Call, jobId: string): Promise<FailedJob> {
  const job = await requireOpen(call, jobId)
  const answer = Retried.safeParse(await askFirm(call, job, 'retry-job'))
  if (!answer.success) throw new AppError('unavailable', 'The firm gave no answer')
  if (answer.data.isDone) await closeFailure(call, job, 'done')
  return getJob(call, jobId)
}

/** Has the firm leave a job undone. @throws AppError not_found, conflict, unavailable */
export async function dismissJob(call: Call, jobId: string): Promise<FailedJob> {
  const job = await requireOpen(call, jobId)
  await askFirm(call, job, 'dismiss-job')
  await closeFailure(call, job, 'dismissed')
  return getJob(call, jobId)
}

async function requireOpen(call: Call, jobId: string): Promise<FailedJob> {
  const job = await getJob(call, jobId)
  if (job.state === 'open') return job
  throw new AppError('conflict', 'The job is finished', { detail: { reason: 'jobSettled' } })
}

async function askFirm(
  { env, requestId, identity }: Call,
  job: FailedJob,
  name: 'retry-job' | 'dismiss-job',
): Promise<unknown> {
  const { user } = requireIdentity({ identity })
  const { id: userId, name: userName, language } = user
  const actor = { userId, userName, role: null, language, isDemo: false, requestId }
  const answer = await callFirmInside(env, job.firm.id, actor, { name, input: { jobId: job.id } })
  if (!answer.ok) throw new AppError('unavailable', 'The firm could not carry out the call')
  return answer.json()
}

async function closeFailure(
  call: Call,
  job: FailedJob,
  state: 'done' | 'dismissed',
): Promise<void> {
  const { user } = requireIdentity(call)
  const db = directory(call.env)
  const after = { kind: job.kind, title: job.title }
  const action = state === 'done' ? 'job.retried' : 'job.dismissed'
  await db.batch([
    db
      .update(failedJobs)
      .set({ state, closedAt: call.now, closedByName: user.name })
      .where(and(eq(failedJobs.id, job.id), eq(failedJobs.state, 'open'))),
    auditIfChanged(db, call, { action, firmId: job.firm.id, after }),
  ])
}
