/** Calls `wake` once its moment has come; gives back how to stop waiting. */
export type Strategy = (island: HTMLElement, wake: () => void) => () => void
