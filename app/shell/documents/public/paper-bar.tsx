import type { ReactNode } from 'react'
import { LinkButton } from '#app/ui/index.ts'
import { useT } from '../../page-context.tsx'
import * as styles from './public.css.ts'

type PaperBarProps = {
  firmName: string
  /** The page's own address; its PDF is below it. */
  path: string
  /** Where the document stands. */
  children: ReactNode
}

/** The head of a page with a paper to answer: whose it is, where it stands, to print and to keep. */
export function PaperBar({ firmName, path, children }: PaperBarProps) {
  const t = useT('document')
  return (
    <header className={styles.bar}>
      <div className={styles.words}>
        <h1 className={styles.firm}>{firmName}</h1>
        {children}
      </div>
      <div className={styles.actions}>
        <LinkButton icon="printer" href={`${path}/pdf?show=1`} target="_blank">
          {t('public.print')}
        </LinkButton>
        <LinkButton icon="download" href={`${path}/pdf`} download>
          {t('public.download')}
        </LinkButton>
      </div>
    </header>
  )
}
