import type { ReactNode } from 'react'
import * as shared from '#app/shell/documents/public/public.css.ts'
import { PublicLanguages } from '#app/shell/documents/public/public-languages.tsx'
import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { useT } from '#app/shell/page-context.tsx'
import { LegalLinks } from '#app/shell/site/legal-links.tsx'
import { text } from '#app/ui/index.ts'
import * as styles from './public.css.ts'

type PublicPageProps = { firmName: string; title: string; path: string; children: ReactNode }

/** A public page of the programme: whose it is, what it is about, and the other languages. */
export function PublicPage({ firmName, title, path, children }: PublicPageProps) {
  const t = useT('partners')
  return (
    <main id="main" className={shared.page}>
      <div className={styles.page}>
        <header className={sheet.about}>
          <p className={text.soft}>{firmName}</p>
          <h1 className={sheet.title}>{title}</h1>
          <PublicLanguages label={t('public.language')} path={path} />
        </header>
        {children}
      </div>
      <LegalLinks />
    </main>
  )
}
