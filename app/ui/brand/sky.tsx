import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import * as text from '../text.css.ts'
import * as styles from './sky.css.ts'
import {
  figuresPath,
  meridiansPath,
  ringsPath,
  skyRadius,
  starsPath,
  ticksPath,
} from './sky-chart.ts'

/** The star chart as a half circle in white hairlines, for a ground of vault blue. Decoration. */
export function Sky({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${2 * skyRadius} ${skyRadius}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g fill="none" stroke="#fff">
        <path d={ringsPath} opacity=".16" />
        <path d={meridiansPath} opacity=".1" />
        <path d={ticksPath} opacity=".3" />
        <path
          d={figuresPath}
          opacity=".55"
          strokeDasharray="1 5"
          strokeLinecap="round"
          strokeWidth="1.5"
        />
      </g>
      <path className={styles.stars} d={starsPath} />
    </svg>
  )
}

/** The blue panel beside a login form; gone where there is one column. */
export function SkyPanel({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    <aside className={classes(styles.panel, className)} aria-hidden="true">
      {children && <p className={classes(text.serif, styles.words)}>{children}</p>}
      <Sky className={styles.panelSky} />
    </aside>
  )
}
