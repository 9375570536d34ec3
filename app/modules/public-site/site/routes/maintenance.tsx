import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { productName } from '#app/shell/product-name.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { classes, LinkButton, Logo, Sky, text } from '#app/ui/index.ts'
import * as styles from '../components/maintenance.css.ts'

/**
 * What every path answers while the platform is closed: with 503 then, for whoever closes it, and
 * with 200 where it is only looked at. It asks nothing of the API, and links to nothing that is shut.
 */
export async function loader(args: Args) {
  const t = (await getVisit(args)).t('site')
  return {
    head: pageMeta(args, {
      title: t('maintenance.title'),
      description: t('maintenance.description'),
    }),
  }
}

export default function Maintenance() {
  const t = useT('site')
  return (
    <main id="main" className={styles.page}>
      <div className={styles.words}>
        <Logo name={productName} size={26} />
        <h1 className={classes(text.serif, styles.title)}>{t('maintenance.title')}</h1>
        <p className={styles.lead}>{t('maintenance.words')}</p>
        <p>
          <LinkButton href="">{t('maintenance.again')}</LinkButton>
        </p>
      </div>
      <div className={styles.night} aria-hidden="true">
        <Sky className={styles.sky} />
      </div>
    </main>
  )
}

export const meta = headOf
