/** Lets the other requests of the thread go on, in the middle of work that takes long. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
