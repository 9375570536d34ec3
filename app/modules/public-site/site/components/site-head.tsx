import { usePage, useT } from '#app/shell/page-context.tsx'
import { productName } from '#app/shell/product-name.ts'
import { Button, Icon, LinkButton, Logo } from '#app/ui/index.ts'
import { width } from './site-frame.css.ts'
import * as styles from './site-head.css.ts'
import { SiteMenu, siteMenuId, useSitePlaces } from './site-menu.tsx'

/** The head of public pages; what has no room in it stands in the menu alone. */
export function SiteHead() {
  const t = useT('site')
  const { path } = usePage()
  const places = useSitePlaces()
  return (
    <header className={width}>
      <div className={styles.head}>
        <a href="/">
          <Logo name={productName} size={26} />
        </a>
        <nav className={styles.places} aria-label={t('nav.label')}>
          <Button kind="ghost" opens={siteMenuId}>
            {t('nav.apps')} <Icon name="chevron-down" size="s" />
          </Button>
          {places.map(({ href, name }) => (
            <LinkButton
              key={href}
              kind="ghost"
              className={styles.place}
              href={href}
              aria-current={path.split(/[?/]/)[1] === href.slice(1) ? 'page' : undefined}
            >
              {name}
            </LinkButton>
          ))}
        </nav>
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
        <Button kind="ghost" icon="menu" iconOnly className={styles.narrow} opens={siteMenuId}>
          {t('nav.menu')}
        </Button>
      </div>
      <SiteMenu />
    </header>
  )
}
