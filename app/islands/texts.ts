type Translate<Key extends string> = (key: Key, options: { skipInterpolation: true }) => string

/** A text in each form its language counts with: `one`, `few`, `many`, `other`. */
export type PluralText = Partial<Record<Intl.LDMLPluralRule, string>>

/**
 * The few texts an island needs, to travel as a prop. Gaps stay open and are filled in the browser
 * with `fillText`.
 */
export function pickTexts<Key extends string>(
  t: Translate<Key>,
  keys: readonly Key[],
): Record<Key, string>
export function pickTexts(t: Translate<string>, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, t(key, { skipInterpolation: true })]))
}

/** A text that counts, to travel as a prop; the browser chooses the form with `countText`. */
export function pickPlural(t: Translate<string>, key: string, language: string): PluralText {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return Object.fromEntries(
    forms.map((form) => [form, t(`${key}_${form}`, { skipInterpolation: true })]),
  )
}

/** The form that fits the number, with the number in its gap `{{count}}`. */
export function countText(text: PluralText, count: number, language: string): string {
  const form = new Intl.PluralRules(language).select(count)
  const number = new Intl.NumberFormat(language).format(count)
  return fillText(text[form] ?? text.other ?? '', { count: number })
}

/** Puts values in the place of `{{name}}`; a gap without a value stays as it is. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name) => String(values[name] ?? whole))
}
