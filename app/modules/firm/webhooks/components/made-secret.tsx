import { Island } from '#app/islands/island.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import CopyText from '#app/shell/islands/copy-text.island.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Band, Field, LinkButton, Row, TextInput } from '#app/ui/index.ts'
import type { WebhookWithSecret } from '#contract/firm/webhooks.ts'
import { webhookPath } from '../paths.ts'

/** The secret that a webhook signs by, this once. */
export function MadeSecret({ made }: { made: WebhookWithSecret }) {
  const t = useT('webhooks')
  const { firm } = useFirm()
  return (
    <FormSection title={t('secret.title')} words={t('secret.words')}>
      <Band tone="warn" title={t('secret.once')} />
      <Field id="secret" label={t('secret.title')} hint={made.url}>
        {(wiring) => <TextInput {...wiring} value={made.secret} readOnly />}
      </Field>
      <Row>
        <Island
          of={CopyText}
          when="load"
          props={{
            text: made.secret,
            words: { copy: t('secret.copy'), copied: t('secret.copied') },
          }}
        />
        <LinkButton kind="primary" href={webhookPath(firm.firmId, made.id)}>
          {t('secret.done')}
        </LinkButton>
      </Row>
    </FormSection>
  )
}
