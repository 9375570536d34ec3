import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { SheetPad, text } from '#app/ui/index.ts'
import { Version } from '#contract/core/fields.ts'
import { firmsContract } from '#contract/firm/firms.ts'
import { FirmAdvice } from '../components/firm-advice.tsx'
import { FirmFacts } from '../components/firm-facts.tsx'
import { FirmForm } from '../components/firm-form.tsx'
import { FirmEntry, firmValues } from '../components/firm-values.ts'
import { LogoSection } from '../components/logo-section.tsx'
import { SettingsHead } from '../components/settings-head.tsx'
import { dashboardPath, deletionPath, firmDataPath } from '../paths.ts'
import { saveLogo } from '../save-logo.server.ts'

const FirmChange = FirmEntry.extend({ version: Version })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const profile = await call(firmsContract.get, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('firms')('settings.firmTab') }), profile }
}

/** Saves the firm, or its logo: the two forms of the page. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const path = firmDataPath(firm.firmId)
  if (form.intent === 'setLogo' || form.intent === 'removeLogo') {
    const { refusal, status } = await saveLogo(form, call, firm.firmId)
    if (refusal) return again({ logoRefusal: refusal }, status)
    const message = t('firms')(form.intent === 'setLogo' ? 'logo.saved' : 'logo.removed')
    return redirectWithToast(args, path, { type: 'success', message })
  }
  const { value, refusal } = parseForm(FirmChange, form)
  if (refusal) return again({ refusal }, 422)
  const result = await attemptConfirmed(args, form, () =>
    call(firmsContract.update, { ...value, firmId: firm.firmId }),
  )
  if (result.refusal) return again(result, result.status)
  return redirectWithToast(args, path, { type: 'success', message: t('firms')('settings.saved') })
}

/** The page once more, with what one of its forms was refused for. */
function again(refusals: { refusal?: Refusal; logoRefusal?: Refusal }, status: number) {
  const { refusal, logoRefusal } = refusals
  return data({ refusal, logoRefusal }, { status })
}

export default function FirmSettingsRoute() {
  const { profile } = useLoaderData<typeof loader>()
  const t = useT('firms')
  const { can } = useFirm()
  const mayEdit = can('firm:edit')
  return (
    <>
      <SettingsHead sentence={mayEdit ? t('settings.sentence') : t('settings.readOnly')} />
      <FirmAdvice firm={profile} />
      {mayEdit ? <Forms /> : <FirmFacts firm={profile} />}
      {can('firm:transfer') && (
        <SheetPad>
          <a className={text.link} href={deletionPath(profile.id)}>
            {t('deletion.title')}
          </a>
        </SheetPad>
      )}
    </>
  )
}

/** A form that was refused stands first. */
function Forms() {
  const { profile } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const t = useT('firms')
  return (
    <div>
      {!refused?.refusal && <LogoSection firm={profile} refusal={refused?.logoRefusal} />}
      <FirmForm
        refusal={refused?.refusal}
        initial={firmValues(profile)}
        firm={profile}
        country={profile.address.country}
        currency={profile.baseCurrency}
        submit={t('settings.submit')}
        cancelHref={dashboardPath(profile.id)}
      />
    </div>
  )
}

export const meta = headOf
