import type { ReactNode } from 'react'
import { useT } from '#app/shell/page-context.tsx'
import { productName } from '#app/shell/product-name.ts'
import { Button, LinkButton, Logo, Menu, MenuLink } from '#app/ui/index.ts'
import { SiteFoot } from './site-foot.tsx'
import * as styles from './site-frame.css.ts'

/** Head and foot around a public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SiteHead />
      <main id="main">{children}</main>
      <SiteFoot />
    </div>
  )
}

function SiteHead() {
  const t = useT('site')
  return (
    <header className={styles.width}>
      <div className={styles.head}>
        <a href="/">
          <Logo name={productName} size={26} />
        </a>
        <span className={styles.gap} />
        <LinkButton kind="ghost" className={styles.wide} href="/demo/login">
          {t('nav.demo')}
        </LinkButton>
        <LinkButton kind="ghost" className={styles.wide} href="/login">
          {t('nav.logIn')}
        </LinkButton>
        <LinkButton kind="primary" className={styles.notOnSmall} href="/register">
          {t('nav.register')}
        </LinkButton>
        <Button kind="ghost" icon="menu" iconOnly className={styles.narrow} opens="site-menu">
          {t('nav.menu')}
        </Button>
      </div>
      <Menu id="site-menu" align="end" label={t('nav.menu')}>
        <MenuLink href="#parts">{t('nav.parts')}</MenuLink>
        <MenuLink href="/demo/login">{t('nav.demo')}</MenuLink>
        <MenuLink href="/login">{t('nav.logIn')}</MenuLink>
        <MenuLink href="/register">{t('nav.register')}</MenuLink>
      </Menu>
    </header>
  )
}
