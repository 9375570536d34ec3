const longest = 12

/**
 * What a person typed, as an FTS5 query: every word must begin a word of the row.
 * Quoting makes each character literal, so nothing typed can be syntax.
 * Undefined when it holds no letter or digit.
 */
export function searchTerms(typed: string): string | undefined {
  const words = typed.match(/[\p{L}\p{N}]+/gu)?.slice(0, longest)
  return words?.map((word) => `"${word}"*`).join(' ')
}
