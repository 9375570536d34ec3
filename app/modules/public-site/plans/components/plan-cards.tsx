import { useOfferings, width } from '#app/modules/public-site/site/index.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, classes, Icon, LinkButton, text } from '#app/ui/index.ts'
import { type Plan, planCurrency, plans } from '#contract/core/plans.ts'
import { addedBy } from '../plan-parts.ts'
import * as styles from './plan-cards.css.ts'

/** The plans beside each other, below what is charged today. */
export function PlanCards() {
  const t = useT('plans')
  return (
    <div className={width}>
      <div className={styles.today}>
        <Band tone="info" title={t('today.title')}>
          {t('today.words')}
        </Band>
      </div>
      <div className={styles.cards}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </div>
      <p className={styles.note}>{t('pricing.note')}</p>
      <p className={styles.note}>{t('pricing.leftOut')}</p>
    </div>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  const t = useT('plans')
  const { money } = useFormat()
  const { id, name, monthlyPrice } = plan
  const added = addedBy(id, useOfferings())
  return (
    <article className={classes(styles.card, id === 'studio' && styles.middle)}>
      <h2 className={classes(text.serif, styles.name)}>{name}</h2>
      <p className={styles.price}>
        <b className={styles.figure}>{money(monthlyPrice, planCurrency, { isWhole: true })}</b>{' '}
        {t(monthlyPrice === 0 ? 'perPerson' : 'perFirm')}
      </p>
      <p className={styles.who}>{t(`plan.${id}.who`)}</p>
      <ul className={styles.parts}>
        <Part icon="check">{t(`plan.${id}.first`)}</Part>
        {added.length > 0 && (
          <Part icon="telescope">
            {t('plan.meant', { parts: added.map((offering) => offering.name).join(', ') })}
          </Part>
        )}
      </ul>
      <LinkButton
        kind={id === 'studio' ? 'primary' : 'default'}
        isWide
        href={`/register?plan=${id}`}
      >
        {t('begin', { plan: name })}
      </LinkButton>
    </article>
  )
}

function Part({ icon, children }: { icon: 'check' | 'telescope'; children: string }) {
  return (
    <li className={styles.part}>
      <Icon name={icon} className={styles.icon} />
      {children}
    </li>
  )
}
