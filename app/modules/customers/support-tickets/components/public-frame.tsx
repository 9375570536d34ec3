import type { ReactNode } from 'react'
import { PublicSheet } from '#app/shell/documents/public/public-sheet.tsx'
import { useT } from '#app/shell/page-context.tsx'
import * as styles from './public.css.ts'

type PublicFrameProps = {
  firmName: string
  title: string
  /** Of the page as it is shown, for the same in another language. */
  path: string
  /** Below the title. */
  head?: ReactNode
  children: ReactNode
}

/** A page of support for somebody without an account. */
export function PublicFrame({ firmName, title, path, head, children }: PublicFrameProps) {
  const t = useT('support-tickets')
  return (
    <PublicSheet
      className={styles.page}
      firm={<p className={styles.firm}>{firmName}</p>}
      title={title}
      head={head}
      label={t('public.language')}
      path={path}
    >
      {children}
    </PublicSheet>
  )
}
