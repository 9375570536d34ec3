import type { ReactNode } from 'react'
import * as shared from '#app/shell/documents/public/public.css.ts'
import { PublicLanguages } from '#app/shell/documents/public/public-languages.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { LegalLinks } from '#app/shell/site/legal-links.tsx'
import { text } from '#app/ui/index.ts'
import * as styles from './learning-frame.css.ts'

type LearningFrameProps = {
  firmName: string
  /** Of the page as it is shown, for the same in another language. */
  path: string
  children: ReactNode
}

/** A page for whoever learns without an account: whose it is, and which languages it speaks. */
export function LearningFrame({ firmName, path, children }: LearningFrameProps) {
  const t = useT('public-courses')
  return (
    <main id="main" className={shared.page}>
      <div className={styles.page}>
        <header className={styles.head}>
          <p className={text.soft}>{firmName}</p>
          <PublicLanguages label={t('public.language')} path={path} />
        </header>
        <div className={styles.sheet}>{children}</div>
      </div>
      <LegalLinks />
    </main>
  )
}
