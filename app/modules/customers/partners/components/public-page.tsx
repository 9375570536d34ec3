import type { ReactNode } from 'react'
import { PublicSheet } from '#app/shell/documents/public/public-sheet.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import * as styles from './public.css.ts'

type PublicPageProps = { firmName: string; title: string; path: string; children: ReactNode }

/** A public page of the programme. */
export function PublicPage({ firmName, title, path, children }: PublicPageProps) {
  const t = useT('partners')
  return (
    <PublicSheet
      className={styles.page}
      firm={<p className={text.soft}>{firmName}</p>}
      title={title}
      label={t('public.language')}
      path={path}
    >
      {children}
    </PublicSheet>
  )
}
