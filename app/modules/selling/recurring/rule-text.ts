import type { Translate } from '#app/shell/i18n/translate.ts'
import type { RecurringRow } from '#contract/selling/recurring.ts'

/** How often in words: "every 2 weeks". @param t the texts of this module */
export function ruleText(
  t: Translate,
  { every, unit }: Pick<RecurringRow, 'every' | 'unit'>,
): string {
  return t(`every.${unit}`, { count: every })
}
