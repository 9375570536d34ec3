import { useT } from '#app/shell/page-context.tsx'
import { LinkButton } from '#app/ui/index.ts'
import type { AdministeredFirmDetail } from '#contract/platform/administered-firms.ts'
import { IntentForm } from './intent-form.tsx'

/** Into a firm that consents, and out of it again. */
export function VisitButtons({ firm }: { firm: AdministeredFirmDetail }) {
  const t = useT('administration')
  if (!firm.consent) return null
  if (!firm.isInside) {
    return <IntentForm kind="primary" icon="log-in" intent="enter" label={t('visit.enter')} />
  }
  return (
    <>
      <IntentForm icon="log-out" intent="leave" label={t('visit.leave')} />
      <LinkButton kind="primary" icon="eye" href={`/firms/${firm.id}/dashboard`}>
        {t('visit.continue')}
      </LinkButton>
    </>
  )
}
