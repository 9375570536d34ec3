import { Turns } from '../core/turns.ts'
import type { Call } from './call.ts'

/** Whose work it is: those who wait are served by their address of the network in turn. */
export type Caller = Pick<Call, 'env' | 'address' | 'defer'>

/**
 * Hashing a password takes a tenth of a second of the isolate's one thread, so it is done one at a
 * time, and others come in between. Some sixty sign-ins at once are served within the patience of a
 * browser; more are asked to come again.
 */
const turns = new Turns({
  atOnce: 1,
  maxWaiting: 60,
  maxWaitingPerKey: 25,
  longestTurnMs: 10_000,
})

/**
 * A sign-in asks the directory, too, and a flood of them would hold up whoever else does: few are
 * under way at a time, and the rest of one address is refused before anything is asked.
 */
const signIns = new Turns({
  atOnce: 4,
  maxWaiting: 160,
  maxWaitingPerKey: 25,
  longestTurnMs: 20_000,
})

/** For people who signed in before where they are: a crowd of strangers is not before them. */
const knownSignIns = new Turns({
  atOnce: 2,
  maxWaiting: 40,
  maxWaitingPerKey: 10,
  longestTurnMs: 20_000,
})

/** How many may wait before whoever comes is asked whether they were here before. */
const crowd = 8

/** Whether so many sign-ins wait that somebody would wait for long, or be refused. */
export function isCrowded(): boolean {
  return signIns.waiting >= crowd
}

/** As `inSignInTurn`, beside those who were never here. */
export function inKnownTurn<Result>(
  { address, defer }: Caller,
  work: () => Promise<Result>,
): Promise<Result> {
  return knownSignIns.take(address, work, defer)
}

/** Tries a sign-in when its turn has come. @throws AppError rate_limited when too many wait */
export function inSignInTurn<Result>(
  { address, defer }: Caller,
  work: () => Promise<Result>,
): Promise<Result> {
  return signIns.take(address, work, defer)
}

/**
 * Does what hashes a password when its turn has come.
 * @throws AppError rate_limited when too many wait
 */
export function inHashingTurn<Result>(
  { address, defer }: Caller,
  work: () => Promise<Result>,
): Promise<Result> {
  return turns.take(address, work, defer)
}
