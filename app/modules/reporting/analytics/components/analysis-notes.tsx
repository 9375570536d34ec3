import { useFormat, useT } from '#app/shell/page-context.tsx'
import type { Analysis } from '#contract/reporting/analytics.ts'
import * as styles from './analytics.css.ts'

/** What is to be known of the figures: days that are not over, hidden groups, currencies, the comparison. */
export function AnalysisNotes({ analysis }: { analysis: Analysis }) {
  const t = useT('analytics')
  const { date } = useFormat()
  const { notes, before } = analysis
  if (notes.length === 0 && !before) return null
  return (
    <ul className={styles.notes}>
      {before && (
        <li>
          {t('note.before', {
            from: date(before.from, 'medium'),
            to: date(before.to, 'medium'),
          })}
        </li>
      )}
      {notes.map((note) => (
        <li key={note}>{t(`note.${note}`)}</li>
      ))}
    </ul>
  )
}
