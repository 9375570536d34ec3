import * as detail from '#app/shell/documents/detail/detail.css.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Icon, text } from '#app/ui/index.ts'
import type { MailPreview } from '#contract/firm/mails.ts'
import { ColorBar } from './color-bar.tsx'
import * as styles from './mail-preview.css.ts'

type MailPreviewPartProps = { preview: MailPreview; logoHref: string }

/** The mail as its reader will see it. */
export function MailPreviewPart({ preview, logoHref }: MailPreviewPartProps) {
  const t = useT('mail')
  const { from, replyTo, to, cc, subject, text: words, files, hasLogo, color } = preview
  const facts = [
    [t('send.from'), from],
    [t('send.replyTo'), replyTo],
    [t('send.to'), to],
    [t('send.cc'), cc],
    [t('send.subject'), subject],
  ].filter(([, value]) => value !== '')
  return (
    <aside className={detail.rail} aria-label={t('send.previewTitle')}>
      <section className={detail.section}>
        <h2 className={detail.sectionTitle}>{t('send.previewTitle')}</h2>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className={text.faint}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {replyTo === '' && <p className={text.soft}>{t('send.noReply')}</p>}
      </section>
      <section className={detail.section}>
        <ColorBar color={color} />
        {hasLogo ? (
          <img className={styles.logo} src={logoHref} alt={from} />
        ) : (
          <strong>{from}</strong>
        )}
        <p className={styles.words}>{words.trim()}</p>
        <h3 className={text.faint}>{t('send.files')}</h3>
        {files.map((file) => (
          <p key={file} className={detail.entry}>
            <Icon name="paperclip" />
            <span className={detail.entryName}>{file}</span>
          </p>
        ))}
      </section>
    </aside>
  )
}
