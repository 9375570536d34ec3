import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { TextAreaField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Checkbox, PageHead } from '#app/ui/index.ts'
import { Version } from '#contract/core/fields.ts'
import {
  portalContactsContract as contract,
  PortalSettingsInput,
} from '#contract/customers/portal-contacts.ts'
import { PortalAddress } from '../components/portal-address.tsx'
import { contactsPath, portalSettingsPath } from '../paths.ts'

const Change = PortalSettingsInput.extend({ version: Version })

export async function loader(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const settings = await call(contract.getSettings, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('portal')('settings.title') }), settings }
}

export async function action(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { firmId } = firm
  const t = (await getVisit(args)).t('portal')
  const form = await readForm(args.request)
  const to = portalSettingsPath(firmId)
  if (form.intent === 'renew') {
    const { idempotencyKey } = form
    const renewed = await attempt(form, () => call(contract.renew, { firmId }, { idempotencyKey }))
    if (renewed.refusal) return refuse(renewed.refusal, renewed.status)
    return redirectWithToast(args, to, { type: 'success', message: t('settings.renewed') })
  }
  const { value, refusal } = parseForm(Change, form)
  if (refusal) return refuse(refusal)
  const result = await attempt(form, () => call(contract.updateSettings, { ...value, firmId }))
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, to, { type: 'success', message: t('settings.done') })
}

export default function SettingsRoute() {
  const { settings } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('portal')
  const { firm } = useFirm()
  const initial = { isOpen: settings.isOpen ? 'true' : '', words: settings.words }
  const values = refusal ? refusal.values : initial
  return (
    <>
      <PageHead
        title={t('settings.title')}
        sentence={t('settings.sentence')}
        crumb={{ href: contactsPath(firm.firmId), label: t('list.title') }}
      />
      {settings.path && <PortalAddress path={settings.path} />}
      <PageForm
        id="portal-settings"
        refusal={refusal}
        initial={initial}
        labels={{ words: t('settings.wordsField') }}
        submit={t('settings.save')}
        cancelHref={contactsPath(firm.firmId)}
      >
        <input type="hidden" name="version" value={settings.version} />
        <FormSection title={t('settings.title')} words={t('settings.openWords')}>
          <Checkbox name="isOpen" value="true" defaultChecked={textAt(values, 'isOpen') !== ''}>
            {t('settings.isOpen')}
          </Checkbox>
          <TextAreaField name="words" rows={3} maxLength={1000} isOptional />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
