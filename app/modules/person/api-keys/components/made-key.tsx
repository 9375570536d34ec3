import { FormSection } from '#app/shell/form/form-page.tsx'
import { MadeOnce } from '#app/shell/form/made-once.tsx'
import { useT } from '#app/shell/page-context.tsx'
import type { NewApiKey } from '#contract/person/api-keys.ts'

/** A new key, this once: to copy, and to try. */
export function MadeKey({ made, href }: { made: NewApiKey; href: string }) {
  const t = useT('api-keys')
  return (
    <FormSection title={t('made.title', { name: made.name })} words={t('made.words')}>
      <MadeOnce
        secret={made.secret}
        once={t('made.once')}
        label={t('made.key')}
        hint={t('made.hint')}
        words={{ copy: t('made.copy'), copied: t('made.copied') }}
        done={{ href, label: t('made.done') }}
      />
    </FormSection>
  )
}
