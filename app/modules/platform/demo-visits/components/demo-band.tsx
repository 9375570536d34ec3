import { usePage, useT } from '#app/shell/page-context.tsx'
import { Icon, LinkButton, text } from '#app/ui/index.ts'
import type { Session } from '#contract/core/identity.ts'
import * as styles from './demo-band.css.ts'

/** One quiet line on top of every page of a demo. */
export function DemoBand({ demo }: { demo: NonNullable<Session['demo']> }) {
  const t = useT('demo-visits')
  const { path } = usePage()
  return (
    <section className={styles.band} aria-label={t('band.title')}>
      <Icon name="telescope" />
      <p className={styles.words}>
        <b>{t('band.title')}</b> <RemainingTime endsAt={demo.endsAt} />
      </p>
      <p className={styles.words}>
        {t(demo.isTracked ? 'band.recorded' : 'band.notRecorded')}{' '}
        <a className={text.link} href="/demo/privacy">
          {t('band.privacy')}
        </a>
      </p>
      {!path.startsWith('/demo/keep') && (
        <LinkButton size="s" href="/demo/keep" className={styles.keep}>
          {t('band.keep')}
        </LinkButton>
      )}
    </section>
  )
}

function RemainingTime({ endsAt }: { endsAt: string }) {
  const t = useT('demo-visits')
  const minutes = Math.max(1, Math.ceil((Date.parse(endsAt) - Date.now()) / 60_000))
  const hours = Math.floor(minutes / 60)
  return (
    <time dateTime={endsAt}>
      {hours > 0 ? t('band.hours', { count: hours }) : t('band.minutes', { count: minutes })}
    </time>
  )
}
