import type { z } from 'zod'
import type { Env } from '../../../core/env.ts'
import type { FirmContext, Store, Writer } from '../../../firm/store.ts'

/** One job as its handler sees it. */
export type Job<Payload> = {
  id: string
  kind: string
  key: string
  /** When it was to be done, however late it is now: what comes next is counted from here. */
  dueAt: Date
  /** 1 at the first attempt. */
  attempt: number
  payload: Payload
}

/** What a job with an effect outside the database is given. */
export type JobMeans = { store: Store; env: Env; firm: FirmContext }

export type JobOptions<Payload> = {
  /** After so many failures it is shown to the firm; 8 unless said. */
  maxAttempts?: number
  /** Called with the write that marks a job failed for good. */
  onFailed?: (writer: Writer, context: FirmContext, job: Job<Payload>, error: string) => void
  /** False where the firm is notified in another way and administrators have nothing to do. */
  isReported?: boolean
}

type Effect<Payload> = (means: JobMeans, job: Job<Payload>) => Promise<Date | undefined>
type Write<Payload> = (writer: Writer, context: FirmContext, job: Job<Payload>) => void

/** A kind of job with what its handlers read of a stored payload. */
export type JobKind = Required<Pick<JobOptions<unknown>, 'maxAttempts' | 'isReported'>> & {
  onFailed: (writer: Writer, context: FirmContext, job: Job<unknown>, error: string) => void
} & ({ write: Write<unknown> } | { run: Effect<unknown> })

/** What a module's `jobs.ts` exports as `jobs`, by kind: `{module}.{name}`. */
export type JobKinds = Readonly<Record<string, JobKind>>

/** Thrown by a handler when another attempt would end the same way. */
export class FailedForGood extends Error {}

const maxAttempts = 8

/**
 * A job that only writes to the firm's database. It runs in the transaction that takes it away, so
 * that it is done exactly once; to be done again it schedules its next one there.
 */
export function jobInTransaction<Payload>(
  Payload: z.ZodType<Payload>,
  work: Write<Payload>,
  options: JobOptions<Payload> = {},
): JobKind {
  return {
    ...sharedOf(Payload, options),
    write: (writer, context, job) => work(writer, context, parsed(Payload, job)),
  }
}

/**
 * A job that reaches out of the database: a mail, a call. After a crash it runs once more, so it
 * must bear that or keep a mark of its own. It gives when it is due again, or undefined.
 */
export function jobWithEffect<Payload>(
  Payload: z.ZodType<Payload>,
  work: (means: JobMeans, job: Job<Payload>) => Promise<Date | undefined>,
  options: JobOptions<Payload> = {},
): JobKind {
  return {
    ...sharedOf(Payload, options),
    run: async (means, job) => work(means, parsed(Payload, job)),
  }
}

function sharedOf<Payload>(Payload: z.ZodType<Payload>, options: JobOptions<Payload>) {
  const { onFailed } = options
  return {
    maxAttempts: options.maxAttempts ?? maxAttempts,
    isReported: options.isReported ?? true,
    onFailed: (writer: Writer, context: FirmContext, job: Job<unknown>, error: string) =>
      onFailed?.(writer, context, parsed(Payload, job), error),
  }
}

function parsed<Payload>(Payload: z.ZodType<Payload>, job: Job<unknown>): Job<Payload> {
  return { ...job, payload: Payload.parse(job.payload) }
}
