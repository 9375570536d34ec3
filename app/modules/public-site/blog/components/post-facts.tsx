import { useFormat, useT } from '#app/shell/page-context.tsx'
import { classes, text } from '#app/ui/index.ts'
import * as styles from './post-facts.css.ts'

type PostFactsProps = { date: string; updated?: string; minutes: number; className?: string }

/** When a post was written, and how long it takes. */
export function PostFacts({ date, updated, minutes, className }: PostFactsProps) {
  const t = useT('blog')
  const format = useFormat()
  return (
    <p className={classes(styles.facts, text.soft, className)}>
      <time dateTime={date}>{format.date(date)}</time>
      <span>{t('post.minutes', { count: minutes })}</span>
      {updated && (
        <time dateTime={updated}>{t('post.updated', { date: format.date(updated) })}</time>
      )}
    </p>
  )
}
