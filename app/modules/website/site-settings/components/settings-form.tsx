import { useFirm, useT } from '#app/shell/page-context.tsx'
import { DescribedForm, type DescribedSection } from '#app/shell/register/described-form.tsx'
import { typedValues } from '#app/shell/register/described-values.ts'
import { PageHead } from '#app/ui/index.ts'

type SettingsFormProps = {
  id: string
  title: string
  sentence: string
  sections: DescribedSection[]
  /** What is stored now, and its version: who saves after somebody else sees both. */
  stored: object
  version: number
  refusal: Parameters<typeof DescribedForm>[0]['refusal']
}

/** A page of the site's settings: each writes a part of them. */
export function SettingsForm(props: SettingsFormProps) {
  const { id, title, sentence, sections, stored, version, refusal } = props
  const t = useT('site-settings')
  const site = `/firms/${useFirm().firm.firmId}/website`
  return (
    <>
      <PageHead title={title} sentence={sentence} crumb={{ href: site, label: t('site') }} />
      <DescribedForm
        id={id}
        texts="site-settings"
        sections={sections}
        refusal={refusal}
        initial={typedValues(stored)}
        submit={t('save')}
        cancelHref={site}
      >
        <input type="hidden" name="version" value={version} />
      </DescribedForm>
    </>
  )
}
