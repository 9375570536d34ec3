import { useT } from '#app/shell/page-context.tsx'
import { classes, Icon, Status, text } from '#app/ui/index.ts'
import * as styles from './sketched-invoice.css.ts'

/** An invoice as a drawing: whose it is, and bars where figures would have to be invented. */
export function SketchedInvoice() {
  const t = useT('offerings')
  return (
    <figure className={styles.place}>
      <div className={styles.paper} data-theme="light" aria-hidden="true">
        <div className={styles.head}>
          <b className={styles.firm}>
            <Icon name="bird" /> {t('sketch.firm')}
          </b>
          <span className={classes(text.serif, styles.kind)}>{t('sketch.invoice')}</span>
        </div>
        <div className={styles.lines}>
          {['a', 'b', 'c', 'd', 'e'].map((line) => (
            <span key={line} className={styles.line} />
          ))}
        </div>
        <div className={styles.sums}>
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
      </div>
      <div className={styles.card} aria-hidden="true">
        <Status kind="partlyPaid" share={0.4}>
          {t('sketch.partlyPaid')}
        </Status>
        <Status kind="viewed">{t('sketch.viewed')}</Status>
        <Status kind="sent">{t('sketch.sent')}</Status>
      </div>
      <figcaption className={styles.caption}>{t('sketch.caption')}</figcaption>
    </figure>
  )
}
