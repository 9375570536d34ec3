/** Posting a manual entry is its approval. */
export const kinds: readonly string[] = ['manualEntry']
