import { classes, text } from '#app/ui/index.ts'
import { useT } from '../page-context.tsx'
import { productName } from '../product-name.ts'
import * as styles from './trail.css.ts'

type TrailProps = {
  /** The pages between the home page and this one. */
  places?: readonly { name: string; href: string }[]
  /** This page's name, where no heading right below says it. */
  current?: string
}

/** The way from the home page to here. */
export function Trail({ places = [], current }: TrailProps) {
  const t = useT('shell')
  return (
    <nav aria-label={t('trail')}>
      <ol className={classes(text.small, styles.trail)}>
        {[{ name: productName, href: '/' }, ...places].map(({ name, href }) => (
          <li key={href}>
            <a className={text.link} href={href}>
              {name}
            </a>
          </li>
        ))}
        {current !== undefined && <li aria-current="page">{current}</li>}
      </ol>
    </nav>
  )
}
