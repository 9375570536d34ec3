/** What the days of a return are called. */
export function spanLabels(t: (key: string) => string) {
  return { from: t('view.from'), to: t('view.to') }
}
