import { useT } from '#app/shell/page-context.tsx'
import { classes, text } from '#app/ui/index.ts'
import { findPlan } from '#contract/core/plans.ts'
import * as styles from './entry-page.css.ts'

/** Says which plan was chosen before registering, and where to choose another. */
export function ChosenPlan({ planId }: { planId: string }) {
  const t = useT('entry')
  const plan = findPlan(planId)
  if (!plan) return null
  return (
    <p className={classes(text.small, styles.plan)}>
      <b>{t('register.plan', { plan: plan.name })}</b> {t('register.planWords')}{' '}
      <a className={text.link} href="/pricing">
        {t('register.planChange')}
      </a>
    </p>
  )
}
