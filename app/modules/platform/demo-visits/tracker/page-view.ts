type Fields = Record<string, unknown>

/** Most bytes that a browser lets a beacon carry, with room for what is around the logs. */
const maxBytes = 60_000

/** What is logged of one page from when it is shown until it is left. */
export class PageView {
  readonly #id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`
  readonly #shownAt = new Date().toISOString()
  readonly #actions: Fields[] = []
  #seconds = 0
  #bytes = 0
  #count = 0

  constructor(
    readonly demoUserId: string,
    readonly route: string,
  ) {}

  /** One second in which the page was seen. @returns how many there are */
  tick(): number {
    this.#seconds += 1
    return this.#seconds
  }

  get routeLog(): Fields {
    const { route } = this
    const spent = timeSpent(this.#seconds)
    return { logId: this.#logId(0), route, timeSpent: spent, timestamp: this.#shownAt }
  }

  /** Notes what was done; what a beacon could not carry any more is left to the connection alone. */
  add(action: Fields): Fields {
    this.#count += 1
    const timestamp = new Date().toISOString()
    const log = { ...action, logId: this.#logId(this.#count), route: this.route, timestamp }
    this.#bytes += new TextEncoder().encode(JSON.stringify(log)).byteLength + 1
    if (this.#bytes < maxBytes && this.#count < 400) this.#actions.push(log)
    return log
  }

  /** All of the page, for its end. The server keeps each log once, by its id. */
  get upload(): Fields {
    const { demoUserId } = this
    return { demoUserId, routeLogs: [this.routeLog], actionLogs: this.#actions }
  }

  #logId(count: number): string {
    return `${this.#id}-${String(count).padStart(4, '0')}`
  }
}

/** Seconds as `hours_minutes_seconds`, the specification's way to write the time on a route. */
export function timeSpent(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].join('_')
}
