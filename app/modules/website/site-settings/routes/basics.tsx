import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import {
  FormField,
  SelectField,
  TextField,
  useFormField,
  useFormList,
} from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Checkbox, FieldGroup, PageHead, SuffixInput } from '#app/ui/index.ts'
import { languages, wholeNumber } from '#contract/core/fields.ts'
import { siteOrigin } from '#contract/core/hosts.ts'
import { sitePagesContract } from '#contract/website/site-pages.ts'
import { SiteBasics, siteSettingsContract } from '#contract/website/site-settings.ts'
import { siteSettingsPath } from '../paths.ts'

const Sent = SiteBasics.extend({ version: wholeNumber({ minimum: 0 }) })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const [settings, { rows }] = await Promise.all([
    call(siteSettingsContract.get, { firmId }),
    call(sitePagesContract.rows, { firmId, kind: 'page' }),
  ])
  const homes = rows
    .filter(({ language }) => language === settings.defaultLanguage)
    .map(({ groupId, title }) => ({ value: groupId, label: title }))
  return { head: pageMeta(args, { title: t('site-settings')('basics.title') }), settings, homes }
}

export const action = formAction({
  schema: Sent,
  read: { lists: ['languages'] },
  send: ({ call, firmId }, value) => call(siteSettingsContract.saveBasics, { ...value, firmId }),
  done: ({ firmId, t }) => ({
    to: siteSettingsPath(firmId),
    message: t('site-settings')('saved'),
  }),
})

export default function SiteBasicsRoute() {
  const { settings, homes } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('site-settings')
  const { firm } = useFirm()
  const suffix = new URL(siteOrigin(new URL(usePage().canonical).origin, 'x')).host.slice(1)
  const labels = {
    name: t('field.name'),
    languages: t('field.languages'),
    defaultLanguage: t('field.defaultLanguage'),
    homeGroupId: t('field.homeGroupId'),
    ...Object.fromEntries(languages.map((each) => [`titles.${each}`, t(`language.${each}`)])),
  }
  const { version, name, titles, defaultLanguage, homeGroupId } = settings
  const initial = { name, titles, defaultLanguage, homeGroupId, languages: settings.languages }
  return (
    <>
      <PageHead
        title={t('basics.title')}
        sentence={t('basics.sentence')}
        crumb={{ href: `/firms/${firm.firmId}/website`, label: t('site') }}
      />
      <PageForm
        id="site-basics"
        refusal={refusal}
        initial={initial}
        labels={labels}
        submit={t('save')}
        cancelHref={`/firms/${firm.firmId}/website`}
      >
        <input type="hidden" name="version" value={version} />
        <FormSection title={t('basics.address')} words={t('basics.addressWords')}>
          <FormField name="name">
            {(control) => (
              <SuffixInput {...control} suffix={suffix} maxLength={40} autoCapitalize="off" />
            )}
          </FormField>
        </FormSection>
        <FormSection title={t('basics.languages')} words={t('basics.languagesWords')}>
          <LanguageBoxes />
          <SelectField
            name="defaultLanguage"
            options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
          />
          <SelectField
            name="homeGroupId"
            isOptional
            options={[{ value: '', label: t('basics.firstPage') }, ...homes]}
          />
        </FormSection>
        <FormSection title={t('basics.titles')} words={t('basics.titlesWords')}>
          {languages.map((each) => (
            <TextField key={each} name={`titles.${each}`} maxLength={120} isOptional />
          ))}
        </FormSection>
      </PageForm>
    </>
  )
}

function LanguageBoxes() {
  const t = useT('site-settings')
  const { label, error } = useFormField('languages')
  const chosen = useFormList('languages')
  return (
    <FieldGroup id="languages" label={label} error={error}>
      {languages.map((each) => (
        <Checkbox key={each} name="languages" value={each} defaultChecked={chosen.includes(each)}>
          {t(`language.${each}`)}
        </Checkbox>
      ))}
    </FieldGroup>
  )
}

export const meta = headOf
