import { useT } from '#app/shell/page-context.tsx'
import { classes, text } from '#app/ui/index.ts'
import * as styles from './neighbours.css.ts'

type Neighbour = { path: string; title: string }
type NeighboursProps = { older: Neighbour | undefined; newer: Neighbour | undefined }

/** The post before this one and the one after it. */
export function Neighbours({ older, newer }: NeighboursProps) {
  const t = useT('blog')
  return (
    <nav className={styles.neighbours} aria-label={t('post.more')}>
      {older && <NeighbourLink label={t('post.older')} {...older} rel="prev" />}
      {newer && <NeighbourLink label={t('post.newer')} {...newer} rel="next" />}
    </nav>
  )
}

function NeighbourLink({ label, path, title, rel }: Neighbour & { label: string; rel: string }) {
  return (
    <a className={styles.neighbour} href={path} rel={rel}>
      <span className={text.secondLine}>{label}</span>
      <span className={classes(text.serif, styles.title)}>{title}</span>
    </a>
  )
}
