import type { ReactNode } from 'react'
import { BulkBar, Button } from '#app/ui/index.ts'
import { useT } from '../page-context.tsx'
import * as styles from './register.css.ts'

type ChosenBarProps = {
  /** How many are meant where all that match are. */
  all: string
  /** What can be done with them, as buttons. */
  children: ReactNode
}

/** Shows by itself how many rows of a list are ticked, what can be done with them, and a way back. */
export function ChosenBar({ all, children }: ChosenBarProps) {
  const words = useT('register')
  return (
    <BulkBar
      after={
        <>
          <span className={styles.ofTicked}>{words('bulk.chosen')}</span>
          <span className={styles.ofAll}>{all}</span>
        </>
      }
    >
      {children}
      <Button size="s" kind="ghost" icon="x" iconOnly type="reset">
        {words('bulk.clear')}
      </Button>
    </BulkBar>
  )
}
