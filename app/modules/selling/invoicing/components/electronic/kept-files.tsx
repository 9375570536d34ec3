import { useFormat, useT } from '#app/shell/page-context.tsx'
import { classes, text } from '#app/ui/index.ts'
import type { ElectronicView } from '#contract/selling/electronic-invoices.ts'
import * as styles from './kept-files.css.ts'

/** What is kept of an issued document byte for byte: since when, and by which fingerprint it is known. */
export function KeptFiles({ kept }: Pick<ElectronicView, 'kept'>) {
  const t = useT('invoicing')
  const { fileSize, dateTime } = useFormat()
  const words = classes(text.tiny, text.soft)
  if (kept.length === 0) return <p className={words}>{t('electronic.notYet')}</p>
  return (
    <>
      <details className={styles.kept}>
        <summary className={words}>{t('electronic.kept')}</summary>
        <ul className={styles.files}>
          {kept.map(({ format, name, size, sha256, keptAt, printedAnew }) => (
            <li key={format}>
              <span className={styles.name}>{name}</span>
              <span className={text.secondLine}>
                {dateTime(keptAt)} · {fileSize(size)}
              </span>
              <span className={text.secondLine}>
                SHA-256 <code className={styles.hash}>{sha256}</code>
              </span>
              {printedAnew && (
                <span className={text.secondLine}>
                  {t('electronic.printedAnew', { date: dateTime(printedAnew.at) })} · SHA-256{' '}
                  <code className={styles.hash}>{printedAnew.sha256}</code>
                </span>
              )}
            </li>
          ))}
        </ul>
      </details>
      {!kept.some(({ format }) => format === 'pdf') && (
        <p className={words}>{t('electronic.pdfFollows')}</p>
      )}
    </>
  )
}
