import type { ReactNode } from 'react'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import type { Attachment } from '#contract/firm/records.ts'
import { billFilePath } from '../paths.ts'
import * as styles from './beside-form.css.ts'

type BesideFormProps = { billId: string; files: readonly Attachment[]; children: ReactNode }

const pictures: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']

/** A form with the bill's file beside it, or below it where there is no room. */
export function BesideForm({ billId, files, children }: BesideFormProps) {
  const t = useT('bills')
  const { firm } = useFirm()
  const file = files.find(({ type }) => type === 'application/pdf' || pictures.includes(type))
  if (!file) return children
  const href = billFilePath(firm.firmId, billId, file.id)
  return (
    <div className={styles.beside}>
      <div className={styles.form}>{children}</div>
      <aside className={styles.file} aria-label={file.name}>
        {pictures.includes(file.type) ? (
          <img className={styles.picture} src={href} alt={file.name} />
        ) : (
          <iframe className={styles.page} src={href} title={file.name} />
        )}
        <p>
          <a className={text.link} href={href} target="_blank" rel="noreferrer">
            {t('drop.open', { name: file.name })}
          </a>
        </p>
      </aside>
    </div>
  )
}
