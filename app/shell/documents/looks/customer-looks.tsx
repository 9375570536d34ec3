import { Island } from '#app/islands/island.tsx'
import type { RecordPanels } from '#contract/firm/records.ts'
import LiveLooks from '../../islands/live-looks.island.tsx'
import { useFirm, useFormat, useT } from '../../page-context.tsx'
import { recordPath } from '../../records/paths.ts'
import * as styles from '../detail/detail.css.ts'
import { shownLooks } from './look-words.ts'

type CustomerLooksProps = {
  /** As `loadPanels` gave it. */
  of: RecordPanels
  /** Whether the customer has a link that leads to it. */
  isShared: boolean
}

/** Whether the customer has the page of a document open now, or when it was last. */
export function CustomerLooks({ of: panels, isShared }: CustomerLooksProps) {
  const t = useT('document')
  const format = useFormat()
  const { firm } = useFirm()
  if (!isShared && panels.looks.lastSeenAt === null) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('looks.title')}</h2>
      <Island
        of={LiveLooks}
        when="load"
        props={{
          ...shownLooks(t, format, panels.looks),
          href: `${recordPath(firm.firmId, panels)}/looks`,
          recordId: panels.id,
        }}
      />
    </section>
  )
}
