import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, text } from '#app/ui/index.ts'
import type { SupportConsent } from '#contract/platform/support-access.ts'

/** What a firm consents to, or that it does not. */
export function ConsentWords({ consent }: { consent: SupportConsent | null }) {
  const t = useT('administration')
  const { dateTime } = useFormat()
  if (!consent) return <p className={text.soft}>{t('consent.none')}</p>
  return (
    <FactList
      facts={[
        { term: t('consent.until'), value: dateTime(consent.expiresAt) },
        { term: t('consent.grantedBy'), value: consent.grantedByName },
        { term: t('consent.reason'), value: consent.reason },
      ]}
    />
  )
}
