import { AppError } from '#contract/core/errors.ts'
import { areOthersHere, pause } from './breathe.ts'

type Waiting = { key: string; seenAt: number }

export type TurnsOptions = {
  /** How many are worked on at a time. */
  atOnce: number
  /** How many of one key are worked on at a time; as many as of all by default. */
  atOncePerKey?: number
  /** How many may wait, of all and of one key; whoever comes after is refused. */
  maxWaiting: number
  maxWaitingPerKey: number
  /** A turn that took longer does not hold the others up: what took it is gone. */
  longestTurnMs: number
}

/**
 * Whoever waits looks at least so often whether it is their turn. Each look costs the thread a little: a
 * hundred who look all the time would hold up everybody else.
 */
const longestLookMs = 200
/** Who has not looked for so long is gone: a browser that was closed takes its request along. */
const goneMs = 5_000
/** After a turn the others are left alone thrice as long as it took, but no longer than this: most pages meet none. */
const longestPauseMs = 500
/**
 * Work that takes the processor for long, one piece after another, with a pause for everybody else
 * in between while there is anybody; those who wait are served by key in turn, so that many of one key
 * do not hold up another. It is kept for an isolate. Each request waits on a timer of its own: a promise of one
 * request must not be awaited by another, and a request that is cancelled runs no more.
 */
export class Turns {
  readonly #options: TurnsOptions
  readonly #waiting: Waiting[] = []
  readonly #working = new Map<Waiting, number>()
  /** The keys that had their turn, and as how many-th, the latest last. */
  readonly #served = new Map<string, number>()
  #turns = 0
  #lastTurnMs = 0
  #pauseUntil = 0

  constructor(options: TurnsOptions) {
    this.#options = options
  }

  /** How many wait now. */
  get waiting(): number {
    return this.#waiting.length
  }

  /**
   * Does a piece of work when its turn has come.
   * @param key whose it is: an address of the network, a firm
   * @param keep keeps the request alive until its work is done: a caller who goes away in the middle
   *   would else hold the turn until `longestTurnMs`
   * @throws AppError rate_limited with the seconds to wait, when too many wait already
   */
  async take<Result>(
    key: string,
    work: () => Promise<Result>,
    keep: (work: Promise<unknown>) => void,
  ): Promise<Result> {
    const own: Waiting = { key, seenAt: performance.now() }
    this.#dropGone()
    this.#requireRoom(key)
    this.#waiting.push(own)
    try {
      while (!this.#isNext(own)) {
        await pause(this.#lookIn(own))
        own.seenAt = performance.now()
        // Whoever was held up for so long that they seemed gone queues anew.
        if (!this.#waiting.includes(own)) this.#waiting.push(own)
        this.#dropGone()
      }
      const done = this.#work(own, work)
      keep(done.catch(() => {}))
      return await done
    } finally {
      this.#remove(own)
    }
  }

  async #work<Result>(own: Waiting, work: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now()
    this.#remove(own)
    this.#working.set(own, startedAt)
    this.#served.delete(own.key)
    this.#served.set(own.key, ++this.#turns)
    const [oldest] = this.#served.keys()
    if (this.#served.size > 500 && oldest !== undefined) this.#served.delete(oldest)
    try {
      return await work()
    } finally {
      // The clock of a Worker stands still while it computes.
      await pause(0)
      const now = performance.now()
      this.#working.delete(own)
      this.#lastTurnMs = now - startedAt
      this.#pauseUntil = now + Math.min(3 * this.#lastTurnMs, longestPauseMs)
    }
  }

  /** The first of the key that was served longest ago, if there is room for it. */
  #isNext(own: Waiting): boolean {
    const { atOnce, atOncePerKey = atOnce } = this.#options
    if (this.#working.size >= atOnce || (atOnce === 1 && this.#pauseLeft() > 0)) return false
    const busy = new Map<string, number>()
    for (const { key } of this.#working.keys()) busy.set(key, (busy.get(key) ?? 0) + 1)
    const isFree = ({ key }: Waiting) => (busy.get(key) ?? 0) < atOncePerKey
    return isFree(own) && !this.#before(own).some(isFree)
  }

  #pauseLeft(): number {
    return areOthersHere() ? this.#pauseUntil - performance.now() : 0
  }

  /** Those whose key was served longer ago, and those of the same who came earlier. */
  #before(own: Waiting): Waiting[] {
    const rank = this.#rank(own.key)
    const at = this.#waiting.indexOf(own)
    return this.#waiting.filter(({ key }, other) => {
      const otherRank = this.#rank(key)
      return otherRank < rank || (otherRank === rank && other < at)
    })
  }

  /**
   * Not before those who come first can have had their turns, nor before the pause is over; the longer
   * one goes on, the less often.
   */
  #lookIn(own: Waiting): number {
    const { atOnce } = this.#options
    const turns = (this.#before(own).length * this.#lastTurnMs) / atOnce
    const isFull = this.#working.size >= atOnce
    const going = isFull ? performance.now() - Math.min(...this.#working.values()) : 0
    return Math.min(longestLookMs, Math.max(1, turns, this.#pauseLeft(), going / 8))
  }

  #rank(key: string): number {
    return this.#served.get(key) ?? 0
  }

  #requireRoom(key: string): void {
    const { maxWaiting, maxWaitingPerKey } = this.#options
    const ofKey = this.#waiting.filter((one) => one.key === key).length
    if (this.#waiting.length < maxWaiting && ofKey < maxWaitingPerKey) return
    throw new AppError('rate_limited', 'Too much is being done at once', { retryAfterSeconds: 5 })
  }

  #remove(own: Waiting): void {
    const at = this.#waiting.indexOf(own)
    if (at >= 0) this.#waiting.splice(at, 1)
  }

  #dropGone(): void {
    const now = performance.now()
    for (const one of this.#waiting.filter(({ seenAt }) => now - seenAt > goneMs)) this.#remove(one)
    for (const [one, startedAt] of this.#working) {
      if (now - startedAt > this.#options.longestTurnMs) this.#working.delete(one)
    }
  }
}
