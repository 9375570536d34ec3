import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, Instant, requiredText, wholeNumber } from '../core/fields.ts'

export const LockChange = z.object({
  id: Id,
  at: Instant,
  actorName: z.string(),
  action: z.enum(['soft', 'hard', 'exception']),
  dateBefore: DateOnly.nullable(),
  dateAfter: DateOnly.nullable(),
  reason: z.string(),
  /** When an exception is over. */
  endsAt: Instant.nullable(),
  /** How many entries an exception let into the locked period. */
  entries: z.int(),
})
export type LockChange = z.infer<typeof LockChange>

/** The last days that no longer take postings. */
export const LedgerLocks = z.object({
  /** Lets those pass who take an exception with a reason. */
  softDate: DateOnly.nullable(),
  /** Lets nobody pass. */
  hardDate: DateOnly.nullable(),
  /** The exception from the soft lock that the caller holds now. */
  exception: z.object({ reason: z.string(), endsAt: Instant }).nullable(),
  /** The last hundred changes and exceptions, newest first. */
  changes: z.array(LockChange),
})
export type LedgerLocks = z.infer<typeof LedgerLocks>

/** An empty date takes the lock away. */
export const LockInput = z.object({
  date: z.union([z.literal(''), DateOnly]).default(''),
  reason: requiredText(500),
})
export type LockInput = z.infer<typeof LockInput>

export const ExceptionInput = z.object({
  reason: requiredText(500),
  minutes: wholeNumber({ minimum: 5, maximum: 480 }).default(60),
})
export type ExceptionInput = z.infer<typeof ExceptionInput>

const tags = ['Ledger']
const path = '/firms/{firmId}/ledger-locks'

export const ledgerLocksContract = {
  get: endpoint
    .meta({ needs: 'ledger:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id }))
    .output(LedgerLocks),
  setSoft: endpoint
    .meta({ needs: 'ledger:lock' })
    .route({ method: 'PUT', path: `${path}/soft`, tags })
    .input(LockInput.extend({ firmId: Id }))
    .output(LedgerLocks),
  /** To a later day only. */
  setHard: endpoint
    .meta({ needs: 'ledger:lock' })
    .route({ method: 'PUT', path: `${path}/hard`, tags })
    .input(LockInput.extend({ firmId: Id, date: DateOnly }))
    .output(LedgerLocks),
  /** Takes the hard lock back, for whoever has just shown who they are. */
  takeBackHard: endpoint
    .meta({ needs: 'ledger:reopen' })
    .route({ method: 'POST', path: `${path}/take-back-hard`, tags })
    .input(LockInput.extend({ firmId: Id }))
    .output(LedgerLocks),
  /** Lets the caller, and nobody else, post in the softly locked period for a while. */
  takeException: endpoint
    .meta({ needs: 'ledger:lock' })
    .route({ method: 'POST', path: `${path}/exceptions`, tags })
    .input(ExceptionInput.extend({ firmId: Id }))
    .output(LedgerLocks),
}
