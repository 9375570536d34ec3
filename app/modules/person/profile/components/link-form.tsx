import type { ReactNode } from 'react'
import { EntryPage } from '#app/modules/person/entry/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { LinkButton } from '#app/ui/index.ts'
import * as styles from './link-form.css.ts'

/** The button behind a mailed link; the address keeps its token. */
export function LinkForm({ children }: { children: ReactNode }) {
  return (
    <form method="post" className={styles.form}>
      {children}
    </form>
  )
}

/** A link that is used up, replaced, taken back or too old. */
export function LostLink() {
  const t = useT('profile')
  return (
    <EntryPage title={t('link.lostTitle')} sentence={t('link.lostWords')} motto={t('link.motto')}>
      <div className={styles.form}>
        <LinkButton kind="primary" href="/profile/security">
          {t('link.lostGo')}
        </LinkButton>
      </div>
    </EntryPage>
  )
}
