import { useT } from '#app/shell/page-context.tsx'
import { Menu, MenuLink } from '#app/ui/index.ts'
import { useOfferingGroups } from '../described-offerings.ts'
import * as styles from './site-menu.css.ts'

export const siteMenuId = 'site-menu'

/** The places beside the offerings that the head names. */
export function useSitePlaces(): readonly { href: string; name: string }[] {
  const t = useT('site')
  return [
    { href: '/pricing', name: t('nav.pricing') },
    { href: '/support', name: t('nav.help') },
    { href: '/blogs', name: t('nav.blog') },
  ]
}

/** All offerings in their groups; where the head folds, its other places stand above them. */
export function SiteMenu() {
  const t = useT('site')
  const places = useSitePlaces()
  return (
    <Menu id={siteMenuId} label={t('nav.menu')} className={styles.menu}>
      <div className={styles.places}>
        {places.map(({ href, name }) => (
          <MenuLink key={href} href={href}>
            {name}
          </MenuLink>
        ))}
        <MenuLink href="/demo/login">{t('nav.demo')}</MenuLink>
        <MenuLink href="/login">{t('nav.logIn')}</MenuLink>
        <MenuLink href="/register">{t('nav.register')}</MenuLink>
      </div>
      <div className={styles.groups}>
        {useOfferingGroups().map(({ group, name, offerings }) => (
          <div key={group}>
            <p className={styles.name} aria-hidden="true">
              {name}
            </p>
            <ul aria-label={name}>
              {offerings.map((offering) => (
                <li key={offering.id}>
                  <MenuLink href={offering.path} icon={offering.icon}>
                    {offering.name}{' '}
                    {offering.state === 'planned' && (
                      <span className={styles.planned}>{offering.stateName}</span>
                    )}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Menu>
  )
}
