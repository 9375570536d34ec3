import { type OfferingId, offerings, width } from '#app/modules/public-site/site/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Trail } from '#app/shell/site/trail.tsx'
import { classes, Icon, type IconName, LinkButton, Sky, Tag, text } from '#app/ui/index.ts'
import type { OfferingCopy } from '../offering-copy.ts'
import { Moon } from './moon.tsx'
import * as styles from './offering-hero.css.ts'
import { OfferingScreen } from './screen-picture.tsx'

type HeroProps = { id: OfferingId; name: string; copy: OfferingCopy }

export function OfferingHero({ id, name, copy }: HeroProps) {
  const t = useT('offerings')
  const isLive = 'screens' in copy
  return (
    <section className={styles.hero}>
      <div className={classes(width, styles.inner)}>
        <div className={styles.words}>
          <Trail current={name} />
          {!isLive && (
            <p className={styles.mark}>
              <Tag tone="info">{t('planned')}</Tag>
            </p>
          )}
          <h1 className={classes(text.serif, styles.title)}>{copy.title}</h1>
          <p className={styles.lead}>{copy.lead}</p>
          <p className={styles.actions}>
            <LinkButton kind="primary" size="l" href="/register">
              {t('hero.start')}
            </LinkButton>
            <LinkButton kind="ghost" size="l" href={isLive ? demoPath(id) : '#notice'}>
              {isLive ? t('hero.demo') : t('hero.notice')}
              <Icon name={isLive ? 'arrow-right' : 'arrow-down'} />
            </LinkButton>
          </p>
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.dome}>
          <Sky className={styles.sky} />
        </div>
        <HeroPicture id={id} copy={copy} />
      </div>
    </section>
  )
}

/** The screen of what is live; of what is planned a moon that is still to fill. */
function HeroPicture({ id, copy }: Omit<HeroProps, 'name'>) {
  if ('screens' in copy) {
    return (
      <div className={styles.screen}>
        <OfferingScreen id={id} place={1} alt={copy.screens[0]?.alt ?? ''} isFirst />
      </div>
    )
  }
  return (
    <div className={styles.moonPlace}>
      <Moon kind="draft" className={styles.moon} />
      <Icon name={iconOf(id)} className={styles.moonIcon} />
    </div>
  )
}

/** Into the demo, at the screen that shows an offering. */
function demoPath(id: OfferingId): string {
  const shows = offerings.find((one) => one.id === id)?.shows ?? ''
  const to = `/dashboard?${new URLSearchParams({ show: shows })}`
  return `/demo/login?${new URLSearchParams({ to })}`
}

/** The icon of an offering, as menus show it. */
function iconOf(id: OfferingId): IconName {
  return offerings.find((offering) => offering.id === id)?.icon ?? 'star'
}
