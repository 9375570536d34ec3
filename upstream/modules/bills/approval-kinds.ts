/** Approving a bill posts it. */
export const kinds: readonly string[] = ['bill']
