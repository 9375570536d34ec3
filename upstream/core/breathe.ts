/** Lets the other requests of the thread go on, in the middle of work that takes long. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

/** Long enough for a call that reads a few rows to be answered on the way. */
const pauseMs = 4

/**
 * The same for work of many seconds. A call goes through the thread's turns dozens of times, and between two
 * pieces of work `breathe` lets it go on by one of them: here it is answered.
 */
export function pause(ms = pauseMs): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** As long as a piece of work should be, and as others are left after each. */
const pieceMs = 10

/**
 * Does work that yields after each piece, which should take some ten milliseconds, and leaves others as
 * long in between. `inOneGo` does the same where nothing may come between, as in a transaction.
 */
export async function inSteps<Result>(work: Generator<unknown, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    await pause(pieceMs)
  }
}

/** Does work that yields after each piece to its end, with no pause. */
export function inOneGo<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** Who was just answered goes on, with the rest of a page or the next one. */
const othersMs = 250
let othersUntil = 0

/** Says that somebody asks for what is quick, or was answered: while there are such, heavy work leaves them time. */
export function noteOthers(): void {
  othersUntil = performance.now() + othersMs
}

/** Whether somebody asks for what is quick. */
export function areOthersHere(): boolean {
  return performance.now() < othersUntil
}

const longestRestMs = 100

/** How long others are left alone: so many times as long as a piece took, and at least so long. */
type Rest = { times: number; shortestMs: number }
const usualRest: Rest = { times: 1, shortestMs: pauseMs }

/** Between pieces that are no work of this thread alone, such as writing files: long enough for most of a page. */
export const longRest: Rest = { times: 2, shortestMs: 15 }

/**
 * Does a piece of work, and leaves others alone afterwards as long as it took, if that was not very long
 * and there are any.
 */
export async function withRest<Result>(
  work: () => Result | Promise<Result>,
  { times, shortestMs }: Rest = usualRest,
): Promise<Result> {
  const began = performance.now()
  const result = await work()
  // The clock of a Worker stands still until others had a turn.
  await breathe()
  const rest = Math.min(times * (performance.now() - began), longestRestMs)
  await pause(areOthersHere() ? Math.max(shortestMs, rest) : pauseMs)
  return result
}
