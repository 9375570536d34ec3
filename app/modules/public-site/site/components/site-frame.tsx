import type { ReactNode } from 'react'
import { SiteFoot } from './site-foot.tsx'
import * as styles from './site-frame.css.ts'
import { SiteHead } from './site-head.tsx'

/** Head and foot around a public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SiteHead />
      <main id="main">{children}</main>
      <SiteFoot />
    </div>
  )
}
