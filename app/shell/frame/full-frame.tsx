import type { ReactNode } from 'react'
import * as styles from './frame.css.ts'
import { LockWhenIdle } from './lock-when-idle.tsx'
import { ModuleBands } from './module-parts.tsx'

/** A screen that somebody works at all day: of the suite nothing but its bands and the lock. */
export function FullFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="main" tabIndex={-1} className={styles.full}>
        <ModuleBands />
        {children}
      </main>
      <LockWhenIdle />
    </>
  )
}
