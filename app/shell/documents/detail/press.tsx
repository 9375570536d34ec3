import { Icon, type IconName } from '#app/ui/index.ts'
import { IdempotencyField } from '../../form/idempotency-field.tsx'
import * as styles from './detail.css.ts'

type PressProps = { intent: string; icon: IconName; words: string }

/** One of the things that can be done with a document: a form that is its button. */
export function Press({ intent, icon, words }: PressProps) {
  return (
    <form method="post">
      <IdempotencyField />
      <button type="submit" name="intent" value={intent}>
        <Icon name={icon} />
        {words}
      </button>
    </form>
  )
}

type AskButtonProps = { opens: string; icon: IconName; words: string }

/** One that cannot be undone: it opens the dialog that asks first. */
export function AskButton({ opens, icon, words }: AskButtonProps) {
  return (
    <button type="button" className={styles.danger} popovertarget={opens}>
      <Icon name={icon} />
      {words}
    </button>
  )
}
