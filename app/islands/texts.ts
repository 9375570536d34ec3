/**
 * The few texts an island needs, to travel as a prop. Placeholders stay and are filled in the
 * browser with `fillText`; a plural's forms are named one by one (`lines_one`, `lines_other`).
 */
export function pickTexts<Key extends string>(
  t: (key: Key, options: { skipInterpolation: true }) => string,
  keys: readonly Key[],
): Record<Key, string>
export function pickTexts(
  t: (key: string, options: { skipInterpolation: true }) => string,
  keys: readonly string[],
): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, t(key, { skipInterpolation: true })]))
}

/** Puts values in the place of `{{name}}`; a placeholder without a value stays as it is. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name) => String(values[name] ?? whole))
}
