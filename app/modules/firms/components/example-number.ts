/**
 * The first number of a year by a pattern such as `{YYYY}-{####}`; undefined where the pattern
 * has no place for a running number.
 */
export function exampleNumber(pattern: string, year: string): string | undefined {
  const digits = /\{(#{1,9})\}/.exec(pattern)?.[1]
  if (!digits) return undefined
  return pattern.replace('{YYYY}', year).replace(`{${digits}}`, '1'.padStart(digits.length, '0'))
}
