import { NoticeForm } from '#app/modules/public-site/contact/index.ts'
import { type OfferingId, useOfferings, width } from '#app/modules/public-site/site/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { classes, Icon, text } from '#app/ui/index.ts'
import * as styles from './today.css.ts'

/** Of what is planned: what there is in its stead today, and how to be notified once it is there. */
export function Today({ id, words }: { id: OfferingId; words: string }) {
  const t = useT('offerings')
  const live = useOfferings().filter(({ state }) => state === 'live')
  return (
    <section className={classes(width, styles.today)}>
      <div>
        <h2 className={classes(text.serif, styles.title)}>{t('today.title')}</h2>
        <p className={styles.words}>{words}</p>
        <ul className={styles.links}>
          {live.map((offering) => (
            <li key={offering.id}>
              <a href={offering.path} className={styles.link}>
                <Icon name={offering.icon} />
                {offering.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div id="notice" className={styles.notice}>
        <h2 className={classes(text.serif, styles.noticeTitle)}>{t('notice.title')}</h2>
        <p className={text.soft}>{t('notice.words')}</p>
        <NoticeForm about={id} />
        <a className={classes(text.link, text.small)} href={`/coming-soon?about=${id}#notice`}>
          {t('notice.more')}
        </a>
      </div>
    </section>
  )
}
