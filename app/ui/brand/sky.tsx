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
  tickArcs,
} from './sky-chart.ts'

type SkyProps = {
  className?: string
  /** Without the stars and the lines between them, for a chart that has others. */
  isBare?: boolean
}

/** The star chart as a half circle in white hairlines, for a ground of vault blue. Decoration. */
export function Sky({ className, isBare }: SkyProps) {
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
        <g opacity=".3">
          {tickArcs.map(({ path, width, dashes }) => (
            <path
              key={width}
              d={path}
              strokeWidth={width}
              pathLength="180"
              strokeDasharray={dashes}
              strokeDashoffset=".05"
            />
          ))}
        </g>
        {!isBare && (
          <path
            d={figuresPath}
            opacity=".55"
            strokeDasharray="1 5"
            strokeLinecap="round"
            strokeWidth="1.5"
          />
        )}
      </g>
      {!isBare && <path className={styles.stars} d={starsPath} />}
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
