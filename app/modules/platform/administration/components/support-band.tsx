import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Icon, LinkButton } from '#app/ui/index.ts'
import type { FirmMembership, Session } from '#contract/core/identity.ts'
import { firmPath, supportAccessPath } from '../paths.ts'
import { IntentForm } from './intent-form.tsx'
import * as styles from './support-band.css.ts'

type SupportBandProps = {
  access: Session['supportAccess'][number]
  /** Whether the reader may end it. */
  canEnd: boolean
}

/** Tells the people of a firm that somebody of the platform may look into it, or does. */
export function SupportBand({ access, canEnd }: SupportBandProps) {
  const t = useT('administration')
  const { dateTime } = useFormat()
  const path = supportAccessPath(access.firmId)
  return (
    <section className={styles.band} aria-label={t('band.title')}>
      <Icon name="shield-check" />
      <p className={styles.words}>
        <b>{access.isInside ? t('band.inside') : t('band.open')}</b>{' '}
        {t('band.until', { until: dateTime(access.until) })}
      </p>
      {canEnd && (
        <span className={styles.way}>
          <LinkButton size="s" href={path}>
            {t('band.look')}
          </LinkButton>
        </span>
      )}
    </section>
  )
}

/** Tells an administrator in whose firm they are, with the way out. */
export function VisitBand({ firm }: { firm: FirmMembership }) {
  const t = useT('administration')
  return (
    <section className={styles.band} aria-label={t('band.title')}>
      <Icon name="eye" />
      <p className={styles.words}>
        <b>{t('band.visiting', { firm: firm.tradeName || firm.legalName })}</b> {t('band.readOnly')}
      </p>
      <span className={styles.way}>
        <IntentForm
          size="s"
          intent="leave"
          action={firmPath(firm.firmId)}
          label={t('visit.leave')}
        />
      </span>
    </section>
  )
}
