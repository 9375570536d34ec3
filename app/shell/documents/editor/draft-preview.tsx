import { useT } from '#app/shell/page-context.tsx'
import type { PaperView } from '#contract/paper.ts'
import { Paper } from '../paper/paper.tsx'
import * as styles from './editor.css.ts'

/** The draft as it was saved last, beside the form. */
export function DraftPreview({ paper, logoHref }: { paper: PaperView; logoHref: string }) {
  const t = useT('document')
  return (
    <aside className={styles.preview} aria-label={t('edit.preview')}>
      <div className={styles.previewSheet}>
        <h2 className={styles.previewTitle}>{t('edit.preview')}</h2>
        <Paper view={paper} logoHref={logoHref} isMini />
        <p className={styles.previewNote}>{t('edit.previewNote')}</p>
      </div>
    </aside>
  )
}
