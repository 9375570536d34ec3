import type { ReactNode } from 'react'
import { LinkButton } from './button.tsx'
import type { IconName } from './icons/icon-names.ts'
import * as styles from './pagination.css.ts'

/** A step to other rows; without `href` there are none that way. */
type Step = { label: string; href?: string }

type PaginationProps = {
  /** Names the landmark. */
  label: string
  first?: Step
  previous: Step
  next: Step
  /** Which rows are shown, such as "51–100 of 20,000", and a form for the number of rows. */
  children?: ReactNode
}

/** Steps through a long list, from one key to the next. */
export function Pagination({ label, first, previous, next, children }: PaginationProps) {
  return (
    <nav className={styles.pagination} aria-label={label}>
      <div className={styles.words}>{children}</div>
      {first && <StepLink step={first} icon="chevron-first" />}
      <StepLink step={previous} icon="chevron-left" rel="prev" />
      <StepLink step={next} icon="chevron-right" rel="next" />
    </nav>
  )
}

type StepLinkProps = { step: Step; icon: IconName; rel?: string }

function StepLink({ step, icon, rel }: StepLinkProps) {
  return (
    <LinkButton kind="ghost" size="s" icon={icon} iconOnly href={step.href} rel={rel}>
      {step.label}
    </LinkButton>
  )
}
