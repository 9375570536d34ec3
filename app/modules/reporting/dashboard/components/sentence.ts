import type { Translate } from '#app/shell/i18n/translate.ts'
import type { Dashboard } from '#contract/reporting/dashboard.ts'

type Standing = Pick<Dashboard, 'overdue' | 'receivable' | 'drafts' | 'hasInvoices'>

/** The one thing that needs care now. `t` is of the namespace `dashboard`. */
export function sentenceOf(t: Translate, standing: Standing, mayWrite: boolean): string {
  const { overdue, receivable, drafts, hasInvoices } = standing
  if (!hasInvoices) return mayWrite ? t('sentence.begin') : t('sentence.none')
  if (overdue.count > 0) return t('sentence.late', { count: overdue.count })
  if (drafts > 0) return t('sentence.drafts', { count: drafts })
  if (receivable.count > 0) return t('sentence.open', { count: receivable.count })
  return t('sentence.paid')
}
