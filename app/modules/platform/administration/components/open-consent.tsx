import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, Stack, text } from '#app/ui/index.ts'
import type { SupportConsent } from '#contract/platform/support-access.ts'
import { IntentForm } from './intent-form.tsx'

/** Whether anybody of the platform may look now, and the button that ends it. */
export function OpenConsent({ consent }: { consent: SupportConsent | undefined }) {
  const t = useT('administration')
  const { dateTime } = useFormat()
  if (!consent) return <p className={text.soft}>{t('support.closedWords')}</p>
  const inside = consent.visits.filter(({ endedAt }) => endedAt === null)
  return (
    <Stack gap="s3">
      <FactList
        facts={[
          { term: t('consent.until'), value: dateTime(consent.expiresAt) },
          { term: t('consent.grantedBy'), value: consent.grantedByName },
          { term: t('consent.reason'), value: consent.reason },
          {
            term: t('support.inside'),
            value:
              inside.map(({ administratorName }) => administratorName).join(', ') ||
              t('support.nobody'),
          },
        ]}
      />
      <div>
        <IntentForm kind="danger" icon="ban" intent="end" label={t('support.end')} />
      </div>
    </Stack>
  )
}
