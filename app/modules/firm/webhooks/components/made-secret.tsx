import { FormSection } from '#app/shell/form/form-page.tsx'
import { MadeOnce } from '#app/shell/form/made-once.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import type { WebhookWithSecret } from '#contract/firm/webhooks.ts'
import { webhookPath } from '../paths.ts'

/** The secret that a webhook signs by, this once. */
export function MadeSecret({ made }: { made: WebhookWithSecret }) {
  const t = useT('webhooks')
  const { firm } = useFirm()
  return (
    <FormSection title={t('secret.title')} words={t('secret.words')}>
      <MadeOnce
        secret={made.secret}
        once={t('secret.once')}
        label={t('secret.title')}
        hint={made.url}
        words={{ copy: t('secret.copy'), copied: t('secret.copied') }}
        done={{ href: webhookPath(firm.firmId, made.id), label: t('secret.done') }}
      />
    </FormSection>
  )
}
