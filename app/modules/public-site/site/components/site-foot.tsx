import type { ReactNode } from 'react'
import { languageNames, publicCodeOf } from '#app/shell/i18n/languages.ts'
import { usePage, useT } from '#app/shell/page-context.tsx'
import { productName } from '#app/shell/product-name.ts'
import { classes, Icon, Logo, text, VisuallyHidden } from '#app/ui/index.ts'
import { languages, type Theme } from '#contract/core/fields.ts'
import { useOfferingGroups } from '../described-offerings.ts'
import * as styles from './site-foot.css.ts'
import { width } from './site-frame.css.ts'

export function SiteFoot() {
  const t = useT('site')
  return (
    <footer className={classes(width, styles.foot)}>
      <div className={styles.columns}>
        <div>
          <Logo name={productName} size={26} />
          <p className={styles.tagline}>{t('tagline')}</p>
        </div>
        <Places />
      </div>
      <OfferingLists />
      <Languages />
      <Appearance />
    </footer>
  )
}

function Places() {
  const t = useT('site')
  return (
    <nav className={styles.places} aria-label={t('foot.label')}>
      <Links name={t('foot.product')}>
        <a href="/pricing">{t('nav.pricing')}</a>
        <a href="/coming-soon">{t('foot.comingSoon')}</a>
        <a href="/timeline">{t('foot.timeline')}</a>
        <a href="/sitemap">{t('foot.sitemap')}</a>
      </Links>
      <Links name={t('foot.learn')}>
        <a href="/support">{t('nav.help')}</a>
        <a href="/faqs">{t('foot.faqs')}</a>
        <a href="/blogs">{t('nav.blog')}</a>
        <a href="/contact-us">{t('foot.contact')}</a>
        <a href="/developers">{t('foot.api')}</a>
      </Links>
      <Links name={t('foot.legal')}>
        <a href="/imprint">{t('foot.imprint')}</a>
        <a href="/privacy">{t('foot.privacy')}</a>
        <a href="/terms">{t('foot.terms')}</a>
        <a href="/cookies">{t('foot.cookies')}</a>
      </Links>
      <Links name={t('foot.signIn')}>
        <a href="/register">{t('nav.register')}</a>
        <a href="/login">{t('nav.logIn')}</a>
        <a href="/demo/login">{t('nav.demo')}</a>
        <a href="/crm/login">{t('foot.crm')}</a>
        <a href="/admin/login">{t('foot.admin')}</a>
      </Links>
    </nav>
  )
}

function Links({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.links}>
      <h2 className={styles.name}>{name}</h2>
      {children}
    </div>
  )
}

function OfferingLists() {
  const t = useT('site')
  return (
    <nav className={styles.offerings} aria-label={t('nav.apps')}>
      {useOfferingGroups().map(({ group, name, offerings }) => (
        <Links key={group} name={name}>
          {offerings.map((offering) => (
            <a key={offering.id} href={offering.path}>
              {offering.name}{' '}
              {offering.state === 'planned' && (
                <span className={styles.planned}>{offering.stateName}</span>
              )}
            </a>
          ))}
        </Links>
      ))}
    </nav>
  )
}

function Languages() {
  const { language, path } = usePage()
  const t = useT('site')
  const pathname = path.split('?')[0]
  return (
    <nav className={styles.languages} aria-label={t('foot.language')}>
      <Icon name="globe" />
      {languages.map((code) => (
        <a
          key={code}
          href={`${pathname}?lng=${publicCodeOf(code)}`}
          hrefLang={code}
          lang={code}
          aria-current={code === language || undefined}
        >
          {languageNames[code]}
        </a>
      ))}
    </nav>
  )
}

const themes: readonly Theme[] = ['light', 'dark', 'system']

function Appearance() {
  const { theme, path } = usePage()
  const t = useT('shell')
  return (
    <form method="post" action="/preferences" className={styles.appearance}>
      <input type="hidden" name="to" value={path} />
      <VisuallyHidden>{t('theme.label')}</VisuallyHidden>
      {themes.map((name) => (
        <button
          key={name}
          type="submit"
          name="theme"
          value={name}
          className={classes(text.small, styles.theme)}
          aria-pressed={name === theme}
        >
          {t(`theme.${name}`)}
        </button>
      ))}
    </form>
  )
}
