/** The names of folds that a browser kept; whatever else stands there is none. */
export function parseFolds(kept: string | null): string[] {
  try {
    const found: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

/** What is kept once a fold was opened or closed. */
export function foldsAfter(kept: readonly string[], name: string, isOpened: boolean): string[] {
  const others = kept.filter((one) => one !== name)
  return isOpened ? [...others, name] : others
}
