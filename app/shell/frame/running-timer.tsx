import { Island } from '#app/islands/island.tsx'
import { Button, Icon } from '#app/ui/index.ts'
import RunningClock from '../islands/running-clock.island.tsx'
import { usePage, useT } from '../page-context.tsx'
import * as styles from './running-timer.css.ts'
import type {} from './slots.ts'

/** The person’s timer, as the frame of every page shows it. */
export type RunningTimer = {
  /** What is worked on; empty where nobody said it. */
  name: string
  /** How long it has run when the page is made, in seconds. */
  seconds: number
  /** Where time is recorded. */
  href: string
  /** Where the form that stops it goes. */
  stopPath: string
}

declare module './slots.ts' {
  interface Slots {
    'frame.timer': { about: Record<never, never>; shown: RunningTimer }
  }
}

/** The running timer in the topbar, with the button that stops it. */
export function FrameTimer({ timer }: { timer: RunningTimer }) {
  const { path } = usePage()
  const t = useT('shell')
  const { name, seconds, href, stopPath } = timer
  return (
    <form method="post" action={stopPath} className={styles.timer}>
      <input type="hidden" name="back" value={path} />
      <a href={href} className={styles.running} title={t('timer.running')}>
        <Icon name="clock" />
        <span className={styles.name}>{name || t('timer.running')}</span>
        <Island of={RunningClock} props={{ seconds }} when="idle" />
      </a>
      <Button size="s" kind="ghost" icon="pause" iconOnly name="intent" value="stop">
        {t('timer.stop')}
      </Button>
    </form>
  )
}
