/** Calls `hydrate` once it is time; gives back how to stop waiting. */
export type Strategy = (island: HTMLElement, hydrate: () => void) => () => void
