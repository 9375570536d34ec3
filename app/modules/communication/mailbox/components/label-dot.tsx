import { classes } from '#app/ui/index.ts'
import type { MailLabel } from '#contract/communication/mailbox.ts'
import * as styles from './label-dot.css.ts'

/** The colour of a label; its name stands beside it. */
export function LabelDot({ color }: Pick<MailLabel, 'color'>) {
  return <span className={classes(styles.dot, styles.shades[color])} aria-hidden="true" />
}

/** The labels of a conversation. */
export function LabelNames({
  labels,
  ids,
}: {
  labels: readonly MailLabel[]
  ids: readonly string[]
}) {
  return labels
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, color }) => (
      <span key={id} className={styles.label}>
        <LabelDot color={color} />
        {name}
      </span>
    ))
}
