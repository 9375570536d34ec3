const wordsPerMinute = 200

/** Whole minutes that somebody needs for so many words, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute))
}
