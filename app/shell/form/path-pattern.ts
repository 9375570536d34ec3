const patterns = new Map<string, RegExp>()

/** Whether a dotted path fits one of the patterns; `*` stands for any one part. */
export function matchesPath(path: string, among: readonly string[]): boolean {
  return among.some((pattern) => patternOf(pattern).test(path))
}

function patternOf(pattern: string): RegExp {
  const known = patterns.get(pattern)
  if (known) return known
  const parts = pattern.split('.').map((part) => (part === '*' ? '[^.]+' : part))
  const made = new RegExp(`^${parts.join('\\.')}$`)
  patterns.set(pattern, made)
  return made
}
