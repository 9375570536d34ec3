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
