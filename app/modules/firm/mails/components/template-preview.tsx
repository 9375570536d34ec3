import * as detail from '#app/shell/documents/detail/detail.css.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import type { TemplatePreview } from '#contract/firm/mail-settings.ts'
import { ColorBar } from './color-bar.tsx'
import * as styles from './mail-preview.css.ts'

/** The words as a reader would get them, with examples in their gaps. */
export function TemplatePreviewPart({ preview }: { preview: TemplatePreview }) {
  const t = useT('mails')
  const { firm } = useFirm()
  const { from, subject, text: words, hasLogo, color } = preview
  return (
    <aside className={detail.rail} aria-label={t('template.previewTitle')}>
      <section className={detail.section}>
        <h2 className={detail.sectionTitle}>{t('template.previewTitle')}</h2>
        <p className={text.soft}>{t('template.examples')}</p>
        <p className={styles.value}>
          <strong>{subject}</strong>
        </p>
      </section>
      <section className={detail.section}>
        <ColorBar color={color} />
        {hasLogo ? (
          <img className={styles.logo} src={`/firms/${firm.firmId}/logo`} alt={from} />
        ) : (
          <strong>{from}</strong>
        )}
        <p className={styles.words}>{words.trim()}</p>
      </section>
    </aside>
  )
}
