import type { PaperView } from '#contract/core/paper.ts'
import type { DocumentKind } from '../document-kind.ts'
import { useDocumentTexts } from '../document-texts.ts'
import { Paper } from '../paper/paper.tsx'
import * as styles from './editor.css.ts'

type DraftPreviewProps = {
  kind: DocumentKind
  paper: PaperView | undefined
  /** Whether a party is chosen. */
  hasParty: boolean
  logoHref: string
}

/** The draft as paper, beside the form; it follows the form once the editor lives. */
export function DraftPreview({ kind, paper, hasParty, logoHref }: DraftPreviewProps) {
  const t = useDocumentTexts(kind)
  return (
    <aside className={styles.preview} aria-label={t('edit.preview')}>
      <div className={styles.previewSheet}>
        <h2 className={styles.previewTitle}>{t('edit.preview')}</h2>
        <div data-part="preview">
          {paper ? (
            <Paper view={paper} logoHref={logoHref} isMini />
          ) : (
            <p className={styles.previewNote}>
              {t(hasParty ? 'edit.previewStopped' : 'edit.previewWaits')}
            </p>
          )}
        </div>
      </div>
    </aside>
  )
}
