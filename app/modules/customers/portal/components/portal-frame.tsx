import type { ReactNode } from 'react'
import * as shared from '#app/shell/documents/public/public.css.ts'
import { PublicLanguages } from '#app/shell/documents/public/public-languages.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { LegalLinks } from '#app/shell/site/legal-links.tsx'
import { Button, classes, text } from '#app/ui/index.ts'
import type { PortalFront, PortalHome } from '#contract/customers/public-portal.ts'
import { portalPath } from '../paths.ts'
import * as styles from './portal.css.ts'

type PortalFrameProps = {
  token: string
  front: PortalFront
  home: PortalHome | null
  /** Of the page as it is shown, below the portal. */
  page?: string
  title: string
  isNarrow?: boolean
  children: ReactNode
}

/** A page of the portal: whose it is, where else one can go, and who is signed in. */
export function PortalFrame(props: PortalFrameProps) {
  const { token, front, home, page = '', title, isNarrow = false, children } = props
  const t = useT('portal')
  const { color, hasLogo, firmName } = front
  return (
    <main id="main" className={shared.page}>
      {color && (
        <svg className={styles.stripe} aria-hidden="true" preserveAspectRatio="none">
          <rect width="100%" height="100%" fill={color} />
        </svg>
      )}
      <header className={styles.head}>
        {hasLogo && <img className={styles.logo} src={portalPath(token, 'logo')} alt="" />}
        <a className={classes(styles.firm, text.link)} href={portalPath(token)}>
          {firmName}
        </a>
        {home?.chosen && <Places token={token} home={home} page={page} />}
      </header>
      <div className={isNarrow ? styles.narrow : styles.page}>
        <h1 className={styles.title}>{title}</h1>
        {children}
        <footer className={styles.foot}>
          <PublicLanguages label={t('public.language')} path={portalPath(token, page)} />
          {home && (
            <form method="post" action={portalPath(token)}>
              <Button size="s" kind="ghost" icon="log-out" name="intent" value="leave">
                {t('public.leave', { email: home.email })}
              </Button>
            </form>
          )}
        </footer>
      </div>
      <LegalLinks />
    </main>
  )
}

function Places({ token, home, page }: { token: string; home: PortalHome; page: string }) {
  const t = useT('portal')
  const rights = home.chosen?.rights ?? []
  const places = [
    { page: '', label: t('place.home'), isOpen: true },
    { page: 'statement', label: t('place.statement'), isOpen: rights.includes('invoices') },
    { page: 'tickets', label: t('place.tickets'), isOpen: rights.includes('tickets') },
    { page: 'partner', label: t('place.partner'), isOpen: rights.includes('partner') },
    { page: 'data', label: t('place.data'), isOpen: rights.includes('data') },
  ]
  return (
    <nav aria-label={t('place.nav')}>
      <ul className={styles.places}>
        {places
          .filter(({ isOpen }) => isOpen)
          .map((place) => (
            <li key={place.page}>
              <a
                className={text.link}
                href={portalPath(token, place.page)}
                aria-current={place.page === page ? 'page' : undefined}
              >
                {place.label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
