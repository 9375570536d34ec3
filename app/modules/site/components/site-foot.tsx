import { languageNames, publicCodeOf } from '#app/shell/i18n/languages.ts'
import { usePage, useT } from '#app/shell/page-context.tsx'
import { productName } from '#app/shell/product-name.ts'
import { classes, Icon, Logo, text, VisuallyHidden } from '#app/ui/index.ts'
import { languages, type Theme } from '#contract/fields.ts'
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
        <nav className={styles.links} aria-label={t('foot.doors')}>
          <a href="/login">{t('nav.logIn')}</a>
          <a href="/register">{t('nav.register')}</a>
          <a href="/demo/login">{t('nav.demo')}</a>
        </nav>
        <nav className={styles.links} aria-label={t('foot.more')}>
          <a href="/api/openapi.json">{t('foot.api')}</a>
          <a href="/admin/login">{t('foot.admin')}</a>
        </nav>
      </div>
      <Languages />
      <Appearance />
    </footer>
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
