import type { ReactNode } from 'react'
import * as shared from '#app/shell/documents/public/public.css.ts'
import { PublicLanguages } from '#app/shell/documents/public/public-languages.tsx'
import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { useT } from '#app/shell/page-context.tsx'
import { LegalLinks } from '#app/shell/site/legal-links.tsx'
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
    <main id="main" className={shared.page}>
      <div className={styles.page}>
        <header className={sheet.about}>
          <p className={styles.firm}>{firmName}</p>
          <h1 className={sheet.title}>{title}</h1>
          {head}
          <PublicLanguages label={t('public.language')} path={path} />
        </header>
        {children}
      </div>
      <LegalLinks />
    </main>
  )
}
