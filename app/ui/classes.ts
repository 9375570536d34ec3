/** Joins class names, leaving out what is absent. Gives undefined when nothing is left. */
export function classes(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
