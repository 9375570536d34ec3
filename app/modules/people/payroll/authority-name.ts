import type { Translate } from '#app/shell/i18n/translate.ts'
import type { PayrollDue } from '#contract/people/payroll-runs.ts'

/** Whom something is owed to: an authority by its word, a creditor by their name. */
export function authorityName(
  { authority, creditor }: Pick<PayrollDue, 'authority' | 'creditor'>,
  t: Translate,
): string {
  return creditor || t(`authority.${authority}`, { defaultValue: authority })
}
