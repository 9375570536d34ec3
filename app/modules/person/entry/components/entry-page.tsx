import type { ReactNode } from 'react'
import { LanguageMenu } from '#app/shell/frame/language-menu.tsx'
import { ModuleEntryBands } from '#app/shell/frame/module-parts.tsx'
import { languageNames } from '#app/shell/i18n/languages.ts'
import { usePage, useT } from '#app/shell/page-context.tsx'
import { productName } from '#app/shell/product-name.ts'
import { LegalLinks } from '#app/shell/site/legal-links.tsx'
import { Button, classes, Logo, SkyPanel, text } from '#app/ui/index.ts'
import * as styles from './entry-page.css.ts'
import { SignInLinks } from './sign-in-links.tsx'

type EntryPageProps = {
  title: string
  sentence: string
  /** On the blue panel, where there is room for it. */
  motto: string
  /** Shows the sign-in pages, this one as current. */
  path?: string
  /** Before the title. */
  lead?: ReactNode
  children: ReactNode
}

/** A page before one is in: a narrow form beside the sky. */
export function EntryPage({ title, sentence, motto, path, lead, children }: EntryPageProps) {
  const { language } = usePage()
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header className={styles.head}>
          <a href="/">
            <Logo name={productName} />
          </a>
          <Button kind="ghost" icon="globe" opens="language-menu">
            {languageNames[language]}
          </Button>
        </header>
        <main id="main" className={styles.main}>
          {path && <SignInLinks current={path} />}
          {lead && <div className={styles.lead}>{lead}</div>}
          <h1 className={classes(text.serif, styles.title)}>{title}</h1>
          <p className={text.soft}>{sentence}</p>
          <ModuleEntryBands />
          {children}
        </main>
        <Foot />
      </div>
      <SkyPanel className={styles.sky}>{motto}</SkyPanel>
      <LanguageMenu id="language-menu" />
    </div>
  )
}

function Foot() {
  const t = useT('entry')
  return (
    <footer className={styles.foot}>
      {t('foot', { product: productName })}
      <LegalLinks />
    </footer>
  )
}
