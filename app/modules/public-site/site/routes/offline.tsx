import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { classes } from '#app/ui/index.ts'
import * as styles from '../components/facts.css.ts'
import { PublicHead } from '../components/public-head.tsx'
import { width } from '../components/site-frame.css.ts'
import { SiteFrame } from '../components/site-frame.tsx'

export async function loader(args: Args) {
  const t = (await getVisit(args)).t('site')
  return {
    head: pageMeta(args, { title: t('offline.title'), description: t('offline.description') }),
  }
}

const ways = ['read', 'form', 'file'] as const

/** What can be done while there is no connection. */
export default function Offline() {
  const t = useT('site')
  return (
    <SiteFrame>
      <PublicHead title={t('offline.title')} lead={t('offline.words')} />
      <dl className={classes(width, styles.list)}>
        {ways.map((way) => (
          <div key={way}>
            <dt className={styles.term}>{t(`offline.${way}`)}</dt>
            <dd className={styles.words}>{t(`offline.${way}Words`)}</dd>
          </div>
        ))}
      </dl>
    </SiteFrame>
  )
}

export const meta = headOf
